import type { Tx } from '#server/db/database.ts'

/** The parts of a vertical that reports of its pages need. */
export interface Reported {
  /** The path of a listing's page. */
  path: (slug: string) => string
  /** Notes that a listing's hours were found right today; missing where the vertical has no hours. */
  confirmHours?: (tx: Tx, listingId: number, now: Date) => Promise<void>
}
