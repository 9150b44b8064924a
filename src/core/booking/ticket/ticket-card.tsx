import { chakra } from '@chakra-ui/react'
import type { Booking, Pass } from '#contract/entities/booking.ts'
import { customerView } from '#contract/status.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { BookingWords } from '#src/core/booking/booked.ts'
import { dueAtPlace } from '#src/core/booking/due-at-place.ts'
import { shortReference } from '#src/core/booking/reference.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Whereabouts } from '#src/core/listing/detail/location.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { momentAt } from '#src/lib/dates.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { Qr } from './qr.tsx'
import { UnpaidStamp } from './unpaid-stamp.tsx'

interface Props {
  booking: Booking
  pass: Pass
  words: BookingWords
  /** The location; undefined where it takes place online. */
  at: Whereabouts | undefined
}

/** A ticket that looks like one: white in the dark too, so that every reader reads it. */
export function TicketCard({ booking, pass, words, at: place }: Props) {
  const { t, language } = useSpeech()
  const { title, start, end, timezone, passes, unique_booking_id, status } = booking
  const { number, name } = pass
  const holder = usePerson().name
  const at = (instant: string) => momentAt(instant, timezone, language?.code ?? 'en')
  const which = t('ticket.of', { n: String(number), total: String(passes.length) })
  return (
    <Card>
      <Picture>
        <Cover src={booking.cover_image} color={booking.cover_color} sizes="360px" eager />
      </Picture>
      <Words>
        <OwnName as="h2" fontSize="24" fontWeight="bold" lineHeight="1.2" letterSpacing="-0.02em">
          {title}
        </OwnName>
        <Facts>
          <div>
            <dt>{t('ticket.when')}</dt>
            <dd>{at(start)}</dd>
          </div>
          <div>
            <dt>{t(words.which ?? 'ticket.until')}</dt>
            <dd>
              {words.which === undefined ? (
                at(end)
              ) : (
                <>
                  {which} · <bdi>{name}</bdi>
                </>
              )}
            </dd>
          </div>
          {place && (
            <div>
              <dt>{t('ticket.where')}</dt>
              <dd>
                <bdi>{place.landMark || place.address}</bdi>
              </dd>
            </div>
          )}
          {holder && (
            <div>
              <dt>{t('ticket.holder')}</dt>
              <dd>
                <bdi>{holder}</bdi>
              </dd>
            </div>
          )}
        </Facts>
      </Words>
      <Tear aria-hidden />
      <Code>
        {customerView(status).unpaid ? (
          <UnpaidStamp />
        ) : (
          <Qr text={pass.token} label={t(words.code, { n: String(number), total: String(passes.length) })} />
        )}
        <Reference dir="ltr">{shortReference(unique_booking_id)}</Reference>
        <State booking={booking} pass={pass} />
      </Code>
    </Card>
  )
}

/** The state of a ticket, as somebody at the door needs it. */
function State({ booking, pass }: Pick<Props, 'booking' | 'pass'>) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const { status, booking_status_text, timezone } = booking
  if (pass.used_at !== null)
    return (
      <Word data-tone="gone">
        {t('ticket.used', { time: momentAt(pass.used_at, timezone, language?.code ?? 'en') })}
      </Word>
    )
  if (customerView(status).unpaid) return <Word data-tone="wrong">{t('ticket.unpaid')}</Word>
  const due = dueAtPlace(booking)
  return (
    <Word>
      {booking_status_text}
      {due > 0 && ` · ${t('booking.atVenue', { amount: money(due) })}`}
    </Word>
  )
}

const Card = chakra('article', {
  base: {
    display: 'grid',
    // A longer title makes room above the line at which all of them are torn.
    gridTemplateRows: 'auto 1fr auto auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: '24px',
    background: 'paper',
    color: 'onPaper',
  },
})

/** The picture; on a short screen it gets the room that the code leaves. */
const Picture = chakra('div', {
  base: {
    '& > div': { aspectRatio: 'auto', height: 'clamp(48px, calc(100dvh - 716px), 168px)' },
  },
})

const Words = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    padding: '5',
    paddingBlockStart: '4',
    paddingBlockEnd: '3',
  },
})

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    columnGap: '4',
    fontSize: '14',
    rowGap: '2',
    '& > :nth-of-type(even)': { textAlign: 'end' },
    lineHeight: '1.4',
    '& dt': { fontSize: '12', color: 'onPaper/72' },
    '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
})

/** The line at which the ticket would be torn: dashed, between two notches. */
const Tear = chakra('div', {
  base: {
    position: 'relative',
    height: '24px',
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '5',
      top: '11px',
      borderBlockStartWidth: '2px',
      borderBlockStartStyle: 'dashed',
      borderColor: 'onPaper/24',
    },
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0 -12px',
      background:
        'radial-gradient(circle at 12px 50%, {colors.night} 12px, transparent 12.5px), radial-gradient(circle at calc(100% - 12px) 50%, {colors.night} 12px, transparent 12.5px)',
    },
  },
})

const Code = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    paddingInline: '5',
    paddingBlockEnd: '4',
    textAlign: 'center',
    '& > svg, & > [data-stamp]': { width: 'min(100%, 260px, calc(100dvh - 400px))', minWidth: '168px' },
  },
})

const Reference = chakra('p', {
  base: { fontWeight: 'bold', letterSpacing: '0.18em', fontVariantNumeric: 'tabular-nums' },
})

const Word = chakra('p', {
  base: {
    fontSize: '14',
    color: 'onPaper/72',
    '&[data-tone=wrong]': { color: 'alert', fontWeight: 'semibold' },
    '&[data-tone=gone]': { fontWeight: 'semibold', color: 'onPaper' },
  },
})
