import type { OrderItems } from '#contract/entities/order-item.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { BookingRow } from '../bookings/repo.ts'
import type { movedDeadlines } from '../checkout/terms.ts'
import type { Offer } from '../sellable.ts'
import type { BillChange } from './bill-change.ts'
import type { Changeable, Times } from './changeable.ts'

/** What it comes to, and of what. */
export interface ChangePlan {
  booking: BookingRow
  items: OrderItems
  offer: Offer
  change: BillChange
  deadlines: ReturnType<typeof movedDeadlines>
  changeable: Changeable
}

/** Which booking is to be at which times. */
export interface ChangeRequest {
  vertical: VerticalId
  reference: string
  times: Times
}
