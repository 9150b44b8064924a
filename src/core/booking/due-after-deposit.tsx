import { chakra } from '@chakra-ui/react'
import type { BookingCard } from '#contract/entities/booking.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { isToCome } from './due-at-place.ts'

/** The amount left to be paid on arrival of a booking whose deposit was paid; nothing for any other. */
export function DueAfterDeposit({ booking }: { booking: BookingCard }) {
  const { t } = useSpeech()
  const money = useMoney()
  const { status, deposit, due_at_place: due = 0 } = booking
  if (!deposit || due === 0 || !isToCome(status)) return null
  return <chakra.span fontSize="14">{t('booking.atVenue', { amount: money(due) })}</chakra.span>
}
