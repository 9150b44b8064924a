import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'

/** What was booked of a vertical, for who takes their data along. */
export interface BookedLines {
  /** What it is called in a booking of theirs. */
  name: string
  find(query: Queryable, bookingIds: readonly number[]): Promise<readonly { booking_id: number }[]>
}

export type BookedVerticals = Readonly<Partial<Record<VerticalId, { bookedLines?: BookedLines }>>>
