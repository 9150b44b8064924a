import type { VerticalId } from '#contract/verticals.ts'
import type { Offer } from '../offer.ts'
import type { BookingRow } from '../record/repo.ts'
import type { movedDeadlines } from '../record/terms.ts'
import type { OtherTimes } from '../sold.ts'
import type { BillChange } from './bill-change.ts'

/** A planned change: the other times, and what they cost. */
export interface ChangePlan {
  booking: BookingRow
  offer: Offer
  change: BillChange
  deadlines: ReturnType<typeof movedDeadlines>
  otherTimes: OtherTimes
}

/** The request for a change: the booking, and the wish of its customer, in the form of its vertical. */
export interface ChangeRequest {
  vertical: VerticalId
  reference: string
  wanted: unknown
}
