import type { Kind } from '../kinds.ts'
import type { UntoldEvent } from './repo.ts'

/**
 * The kind of notification that an event of a booking causes; undefined where the person knows already, or is
 * told in another way.
 */
export function factOf(event: UntoldEvent): Kind | undefined {
  const { kind, details, needs_confirmation: waits } = event
  switch (kind) {
    case 'placed':
      // A booking that is paid online is news only once it is paid.
      if (event.pay_until !== null) return undefined
      return waits ? 'requested' : 'confirmed'
    case 'paid':
      return waits ? 'paid_requested' : 'paid'
    case 'cancelled':
      return cancelledBy[String(details.reason)] ?? 'cancelled'
    case 'confirmed':
    case 'payment_declined':
    case 'paid_too_late':
    case 'change_not_made':
    case 'refunded':
    case 'changed':
      return kind
    default:
      return undefined
  }
}

const cancelledBy: Readonly<Record<string, Kind>> = { operator: 'called_off', lapsed: 'lapsed' }
