import { bookingStatus } from '#contract/status.ts'
import { StateChip, type StateTone } from '#src/ui/state-chip.ts'
import { isWaitedFor } from './booking-state.ts'

const { cancelled, completed } = bookingStatus

/** How urgent or final a status is; one that a newer server knows is said calmly. */
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
