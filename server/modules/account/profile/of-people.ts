import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

/** The booked lines of a vertical, for a person's download of their data. */
export interface BookedLines {
  /** The field's name in a booking of the download. */
  name: string
  find(query: Queryable, bookingIds: readonly number[]): Promise<readonly { booking_id: number }[]>
}

/** Records about a person that a vertical stores beside bookings, for the download of their data. */
export interface PersonRecords {
  /** The name of these records in the download. */
  name: string
  find(query: Queryable, accountId: number): Promise<readonly object[]>
}

/** Removes a person from what a vertical stores about people. */
export type ForgetPerson = (tx: Tx, accountId: number) => Promise<void>

/** The part of a vertical that downloads and erasures of people's data need. */
export interface OfPeople {
  bookedLines?: BookedLines
  records?: PersonRecords
  forgetPerson?: ForgetPerson
}

export type VerticalsOfPeople = Readonly<Partial<Record<VerticalId, OfPeople>>>
