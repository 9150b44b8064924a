import { chakra } from '@chakra-ui/react'
import type { BookingCard } from '#contract/entities/booking.ts'
import { DueAfterDeposit } from '#src/core/booking/due-after-deposit.tsx'
import { BookingState } from '#src/core/booking/status-chip.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { momentAt } from '#src/lib/dates.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Thumb, ThumbRow } from '#src/ui/thumb-row.ts'
import { WholeLink } from '#src/ui/whole-link.ts'

/** A booking among others: what and when; a status only where it is worth a word. */
export function BookingRow({ booking }: { booking: BookingCard }) {
  const { language } = useSpeech()
  const { title, start, timezone } = booking
  return (
    <ThumbRow as="article" {...card}>
      <Thumb>
        <Cover src={booking.cover_image} color={booking.cover_color} sizes="72px" />
      </Thumb>
      <chakra.div display="grid" gap="1" minWidth="0">
        <OwnName>
          <BookingLink booking={booking}>{title}</BookingLink>
        </OwnName>
        <When>{momentAt(start, timezone, language?.code ?? 'en')}</When>
        <BookingState booking={booking} />
        <DueAfterDeposit booking={booking} />
      </chakra.div>
    </ThumbRow>
  )
}

/** A link to the booking's own page, where its vertical has one. */
function BookingLink({ booking, children }: { booking: BookingCard; children: string }) {
  const { vertical, unique_booking_id } = booking
  const of = Object.values(useVerticals()).find((it) => it.id === vertical)?.bookings
  if (!of) return children
  return (
    <WholeLink to={of.one} params={{ unique_booking_id }}>
      {children}
    </WholeLink>
  )
}

export function BookingRowSkeleton() {
  return (
    <ThumbRow {...card}>
      <Skeleton width="72px" height="72px" borderRadius="14px" />
      <chakra.div display="grid" gap="2">
        <Skeleton height="20px" width="70%" minHeight="0" />
        <Skeleton height="16px" width="45%" minHeight="0" />
      </chakra.div>
    </ThumbRow>
  )
}

const card = {
  position: 'relative',
  padding: '3',
  borderRadius: 'card',
  background: 'card',
  boxShadow: 'float',
} as const

const When = chakra('p', { base: { color: 'muted', fontSize: '14', lineHeight: '1.35' } })
