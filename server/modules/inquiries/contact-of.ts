import type { Queryable } from '#server/db/database.ts'

/** Who is behind a listing, and how they are reached. */
export interface Contact {
  /** The name shown to people who write to them. */
  name: string
  email: string | null
  /** Their own account, where they have one. */
  accountId: number | null
}

/** Finds the contacts of a vertical's listings. A listing that is missing in the answer has its business as contact. */
export type ContactOf = (
  query: Queryable,
  listingIds: readonly number[],
) => Promise<ReadonlyMap<number, Contact>>
