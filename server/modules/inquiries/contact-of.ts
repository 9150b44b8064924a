import type { Queryable } from '#server/db/database.ts'

/** The contact of a listing: who answers inquiries about it. */
export interface Contact {
  /** The name shown to people who write to them. */
  name: string
  email: string | null
  /** Their own account, where they have one. */
  accountId: number | null
}

/**
 * Finds the contacts of a vertical's listings. For a listing that is not in the answer it is its business.
 */
export type ContactOf = (
  query: Queryable,
  listingIds: readonly number[],
) => Promise<ReadonlyMap<number, Contact>>
