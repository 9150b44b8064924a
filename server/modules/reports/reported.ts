import type { Tx } from '#server/db/database.ts'

/** What a vertical says of its listings so that their pages can be reported. */
export interface Reported {
  /** Where the app shows one. */
  path: (slug: string) => string
  /** Notes that its hours were found right today; left out where none has hours. */
  confirmHours?: (tx: Tx, listingId: number, now: Date) => Promise<void>
}
