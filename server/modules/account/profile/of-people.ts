import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

/** What was booked of a vertical, for who takes their data along. */
export interface BookedLines {
  /** What it is called in a booking of theirs. */
  name: string
  find(query: Queryable, bookingIds: readonly number[]): Promise<readonly { booking_id: number }[]>
}

/** Takes away what listings of a vertical say of a person who is erased. */
export type ForgetPerson = (tx: Tx, accountId: number) => Promise<void>

/** What a vertical knows of people. */
export interface OfPeople {
  bookedLines?: BookedLines
  forgetPerson?: ForgetPerson
}

export type VerticalsOfPeople = Readonly<Partial<Record<VerticalId, OfPeople>>>
