import { chakra } from '@chakra-ui/react'
import type { Inquiry } from '#contract/entities/inquiry.ts'
import { RequestLine } from '#src/core/inquiry/thread/request-line.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { UnreadTime } from '#src/core/unread-time.tsx'
import { hourAt, shortDayAt } from '#src/lib/dates.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { WholeLink } from '#src/ui/whole-link.ts'
import { RowFrame } from './row-frame.tsx'

/** A conversation in the inbox: with whom, about what, and the last message. */
export function ThreadRow({ inquiry }: { inquiry: Inquiry }) {
  const { t, language } = useSpeech()
  const { listing, last_text, last_is_mine, is_unread } = inquiry
  const words = last_text || t('messages.removed')
  return (
    <RowFrame picture={listing}>
      <Head>
        <OwnName flex="1" minWidth="0" lineClamp={1} fontWeight={is_unread ? 'bold' : 'semibold'}>
          <WholeLink to="/messages/$inquiry" params={{ inquiry: inquiry.inquiry }}>
            {is_unread && <chakra.span srOnly>{t('messages.unread')} </chakra.span>}
            {inquiry.with}
          </WholeLink>
        </OwnName>
        <UnreadTime isUnread={is_unread}>{hourOrDay(inquiry.last_at, language?.code ?? 'en')}</UnreadTime>
      </Head>
      <Line fontSize="14">{listing.title}</Line>
      <LastMessage fontWeight={is_unread ? 'semibold' : 'normal'}>
        {last_is_mine && <span>{t('messages.you')}</span>}
        <Line as="span" color="ink">
          {words}
        </Line>
      </LastMessage>
      <RequestLine inquiry={inquiry} />
    </RowFrame>
  )
}

/** The time of day of a message of today, and the day of an earlier one. */
function hourOrDay(instant: string, locale: string): string {
  const day = shortDayAt(instant, undefined, locale)
  const today = shortDayAt(new Date().toISOString(), undefined, locale)
  return day === today ? hourAt(instant, undefined, locale) : day
}

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' },
})

// Whose words they are is said beside them, so that words of another script keep their beginning.
const LastMessage = chakra('p', { base: { display: 'flex', gap: '1' } })

const Line = chakra(
  'p',
  {
    base: {
      color: 'muted',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      lineHeight: '1.35',
    },
  },
  { defaultProps: { dir: 'auto' } },
)
