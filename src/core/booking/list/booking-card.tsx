import { chakra } from '@chakra-ui/react'
import type { Booking } from '#contract/entities/booking.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { BookingChoice } from '#src/core/booking/booking-link.ts'
import { isOff } from '#src/core/booking/booking-state.ts'
import { DueAfterDeposit } from '#src/core/booking/due-after-deposit.tsx'
import { shortReference } from '#src/core/booking/reference.ts'
import { BookingState } from '#src/core/booking/status-chip.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { momentAt } from '#src/lib/dates.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { Thumb, ThumbRow } from '#src/ui/thumb-row.ts'

interface Props<B extends Booking> {
  booking: B
  of: Pick<Booked<B>, 'paths' | 'words' | 'countOf'>
}

/** A booking in a list of them, with its reference, time and price. */
export function BookingCard<B extends Booking>({ booking, of }: Props<B>) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const { unique_booking_id, title, start, timezone, status, total } = booking
  return (
    <Card>
      <ThumbRow>
        <Thumb>
          <Cover src={booking.cover_image} color={booking.cover_color} sizes="72px" />
        </Thumb>
        <chakra.div display="grid" gap="1" minWidth="0">
          <OwnName as="h2">{title}</OwnName>
          <Quiet>{momentAt(start, timezone, language?.code ?? 'en')}</Quiet>
        </chakra.div>
      </ThumbRow>
      <BookingState booking={booking} />
      <DueAfterDeposit booking={booking} />
      <Facts>
        <Reference
          dir="ltr"
          aria-label={t('booking.reference', { reference: shortReference(unique_booking_id) })}
        >
          {shortReference(unique_booking_id)}
        </Reference>
        <span>{of.countOf(booking, t)}</span>
        <chakra.b dir="ltr" marginInlineStart="auto" color="ink">
          {money(total)}
        </chakra.b>
      </Facts>
      <BookingChoice
        to={of.paths.one}
        params={{ unique_booking_id }}
        aria-label={t(isOff(status) ? 'booking.seeOf' : of.words.openOf, { title })}
      >
        {t(isOff(status) ? 'pay.toBooking' : of.words.open)}
      </BookingChoice>
    </Card>
  )
}

const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: '3',
    height: 'full',
    padding: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
  },
})

const Quiet = chakra('p', { base: { color: 'muted', fontSize: '14', lineHeight: '1.35' } })

const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    color: 'muted',
    fontSize: '14',
    fontVariantNumeric: 'tabular-nums',
    '& > b': { fontSize: '16' },
  },
})

const Reference = chakra('span', {
  base: { fontWeight: 'semibold', letterSpacing: '0.06em', color: 'ink' },
})
