import type { Queryable } from '#server/db/database.ts'

/** Who is behind a listing, and how they are reached. */
export interface Contact {
  /** What whoever writes to them sees. */
  name: string
  email: string | null
  /** Their own account, where they have one. */
  accountId: number | null
}

/** What a vertical says of who is behind its listings. Of one it says nothing of, it is the business. */
export type ContactOf = (
  query: Queryable,
  listingIds: readonly number[],
) => Promise<ReadonlyMap<number, Contact>>
