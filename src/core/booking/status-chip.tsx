import type { BookingCard } from '#contract/entities/booking.ts'
import { bookingStatus } from '#contract/status.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { StateChip, type StateTone } from '#src/ui/state-chip.ts'
import { isWaitedFor } from './booking-state.ts'

const { cancelled, completed, confirmed } = bookingStatus

/** The tone of a status, urgent or final; one that a newer server knows is said calmly. */
function toneOf(status: number): StateTone {
  if (isWaitedFor(status)) return 'waits'
  if (status === cancelled) return 'gone'
  return status === completed ? 'over' : 'good'
}

/** A booking's status, in the server's words. */
export function StatusChip({ status, text }: { status: number; text: string }) {
  if (text === '') return null
  return <StateChip data-tone={toneOf(status)}>{text}</StateChip>
}

/** The state of a booking in a list: an answer that is asked for, or a status that is worth a word. */
export function BookingState({ booking }: { booking: BookingCard }) {
  const { t } = useSpeech()
  const { answer_until, status, booking_status_text } = booking
  if (answer_until) return <StateChip data-tone="waits">{t('bookings.answer')}</StateChip>
  return status === confirmed ? null : <StatusChip status={status} text={booking_status_text} />
}
