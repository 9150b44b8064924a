import { chakra } from '@chakra-ui/react'
import type { Inquiry } from '#contract/entities/inquiry.ts'
import { RequestLine } from '#src/core/inquiry/thread/request-line.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { UnreadTime } from '#src/core/unread-time.tsx'
import { dayAndTime } from '#src/lib/dates.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { WholeLink } from '#src/ui/whole-link.ts'
import { RowFrame } from './row-frame.tsx'

/** One conversation: with whom, about what, and the last words. */
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
        <UnreadTime isUnread={is_unread}>
          {dayAndTime(Date.parse(inquiry.last_at), language?.code ?? 'en')}
        </UnreadTime>
      </Head>
      <Line fontSize="14">{listing.title}</Line>
      <Line color="ink" fontWeight={is_unread ? 'semibold' : 'normal'}>
        {last_is_mine ? t('messages.you', { text: words }) : words}
      </Line>
      <RequestLine inquiry={inquiry} />
    </RowFrame>
  )
}

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' },
})

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
