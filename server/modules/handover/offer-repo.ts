import type { Queryable } from '#server/db/database.ts'

/** Finds how a listing is handed over, with where it is; undefined: it is not. */
export function findOffer(query: Queryable, of: { slug: string } | { listingId: number }) {
  const found = query
    .selectFrom('handover_offer')
    .innerJoin('listing', 'listing.id', 'handover_offer.listing_id')
    .selectAll('handover_offer')
    .select(['listing.business_id', 'listing.title', 'listing.currency', 'listing.time_zone'])
    .select(['listing.latitude', 'listing.longitude'])
    .where('listing.is_active', '=', true)
  const one =
    'slug' in of ? found.where('listing.slug', '=', of.slug) : found.where('listing.id', '=', of.listingId)
  return one.executeTakeFirst()
}

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** Finds the points at which a business hands over now. */
export function findPoints(query: Queryable, { points, business_id }: OfferRow) {
  if (!points || business_id === null) return []
  return query
    .selectFrom('handover_point')
    .select(['id', 'name', 'address', 'latitude', 'longitude', 'week', 'fee_minor'])
    .where('business_id', '=', business_id)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
}

export type PointRow = Awaited<ReturnType<typeof findPoints>>[number]
