import type { Queryable, Tx } from '#server/db/database.ts'

/** What is said of a listing, and of whose it is. */
export type Of = 'listing' | 'business'
const reviews = { listing: 'review', business: 'business_review' } as const

export function findRating(query: Queryable, of: Of, bookingId: number) {
  return query
    .selectFrom(reviews[of])
    .select(['id', 'rating', 'review'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

interface Said {
  booking_id: number
  /** The listing, or whose it is. */
  about: number
  account_id: number
  /** Tenths of a star. */
  rating: number
  review: string
  now: Date
}

/** Writes what was said, in the place of what the same person said before of the same booking. What it is of is locked. */
export async function writeRating(tx: Tx, of: Of, { now, about, ...said }: Said): Promise<void> {
  const row = { ...said, created_at: now, updated_at: now }
  const writing =
    of === 'listing'
      ? tx.insertInto('review').values({ ...row, listing_id: about })
      : tx.insertInto('business_review').values({ ...row, business_id: about })
  await writing
    .onConflict((it) =>
      it.column('booking_id').doUpdateSet({ rating: said.rating, review: said.review, updated_at: now }),
    )
    .execute()
}

/** Nobody else changes what this listing's ratings come to until the transaction ends. Answers whose it is. */
export async function lockListing(tx: Tx, id: number): Promise<number | null> {
  const locked = tx.selectFrom('listing').select('business_id').where('id', '=', id).forUpdate()
  return (await locked.executeTakeFirstOrThrow()).business_id
}

/** The same of a business; after the listing, always. */
export async function lockBusiness(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('business').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** What its ratings come to, changed by what one more or another word adds. */
export async function addRating(tx: Tx, of: Of, id: number, more: { total: number; count: number }) {
  await tx
    .updateTable(of)
    .set((it) => ({
      rating_total: it('rating_total', '+', more.total),
      rating_count: it('rating_count', '+', more.count),
    }))
    .where('id', '=', id)
    .execute()
}
