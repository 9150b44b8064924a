/** The marks of a feed when it was read, by which it says whether it has changed since. */
export interface FeedMarks {
  etag: string | null
  last_modified: string | null
}

export type FeedAnswer = { kind: 'unchanged' } | { kind: 'read'; text: string; marks: FeedMarks }

/** Thrown where a feed cannot be used now; the message is for an operator. */
export class FeedProblem extends Error {
  override readonly name = 'FeedProblem'
}

/** Calendars that other sites publish. */
export interface CalendarFeeds {
  /** Reads a feed. Throws a `FeedProblem` where there is no usable answer. */
  read(url: string, marks: FeedMarks): Promise<FeedAnswer>
}
