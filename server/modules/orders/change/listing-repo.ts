import type { Queryable } from '#server/db/database.ts'

/** Finds the slug of a listing that can still be booked. */
export async function openSlugOf(query: Queryable, listingId: number): Promise<string | undefined> {
  const found = query
    .selectFrom('listing')
    .select('slug')
    .where('id', '=', listingId)
    .where('is_active', '=', true)
  return (await found.executeTakeFirst())?.slug
}

/** Finds the business of a listing. */
export async function findBusiness(query: Queryable, listingId: number): Promise<number | null> {
  const found = query.selectFrom('listing').select('business_id').where('id', '=', listingId)
  return (await found.executeTakeFirstOrThrow()).business_id
}
