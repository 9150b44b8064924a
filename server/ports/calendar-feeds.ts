/** What a feed was marked with when it was read, so that it says whether it has changed since. */
export interface FeedMarks {
  etag: string | null
  last_modified: string | null
}

export type FeedAnswer = { kind: 'unchanged' } | { kind: 'read'; text: string; marks: FeedMarks }

/** Why a feed cannot be used now, said for an operator. */
export class FeedProblem extends Error {
  override readonly name = 'FeedProblem'
}

/** Calendars that others publish. */
export interface CalendarFeeds {
  /** Throws a `FeedProblem` where there is no answer of use. */
  read(url: string, marks: FeedMarks): Promise<FeedAnswer>
}
