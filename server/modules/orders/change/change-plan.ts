import type { VerticalId } from '#contract/verticals.ts'
import type { BookingRow } from '../record/repo.ts'
import type { movedDeadlines } from '../record/terms.ts'
import type { Offer } from '../sellable.ts'
import type { OtherTimes } from '../sold.ts'
import type { BillChange } from './bill-change.ts'
import type { Times } from './changeable.ts'

/** What it comes to, and of what. */
export interface ChangePlan {
  booking: BookingRow
  offer: Offer
  change: BillChange
  deadlines: ReturnType<typeof movedDeadlines>
  otherTimes: OtherTimes
}

/** Which booking is to be at which times. */
export interface ChangeRequest {
  vertical: VerticalId
  reference: string
  times: Times
}
