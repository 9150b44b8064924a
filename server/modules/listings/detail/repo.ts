import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Condition } from '../explore/criteria-repo.ts'

const columns = [
  ...(['id', 'slug', 'title', 'content', 'cover_image', 'cover_color', 'gallery', 'category_id'] as const),
  ...(['price_minor', 'currency', 'avg_rating', 'rating_count', 'latitude', 'longitude'] as const),
  ...(['address', 'land_mark', 'time_zone', 'starts_at', 'ends_at'] as const),
]

/** Selects the columns for the page of every listing, with its business, to which a vertical adds its own. */
export function selectListing(query: Queryable, vertical: VerticalId, slug: string) {
  return selectListings(query, vertical).where('listing.slug', '=', slug)
}

/** Selects these columns for all listings of a vertical. */
export function selectListings(query: Queryable, vertical: VerticalId) {
  return query
    .selectFrom('listing')
    .leftJoin('category', 'category.id', 'listing.category_id')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .leftJoin('business_cashback as cashback', (join) =>
      join
        .onRef('cashback.business_id', '=', 'business.id')
        .onRef('cashback.vertical', '=', 'listing.vertical'),
    )
    .select(columns.map((it) => `listing.${it}` as const))
    .select(['category.slug as category_slug', 'category.names as category_names'])
    .select(['business.slug as business_slug', 'business.name as business_name'])
    .select(['business.about as business_about', 'business.mark as business_mark'])
    .select(['cashback.redeem_percent', 'cashback.most_redeem_minor'])
    .where('listing.vertical', '=', vertical)
    .where('listing.is_active', '=', true)
}

/** Finds the columns for the page of a listing, with its business. A withdrawn listing has no page. */
export function findListing(query: Queryable, vertical: VerticalId, slug: string) {
  return selectListing(query, vertical, slug).executeTakeFirst()
}

export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>

// A constant, or a plan made for any values would not find the index of reviews that have words.
const noWords = sql.lit('')

/**
 * Lists reviews with words, the newest first. `wasHere` tells that an author who booked nothing was there all
 * the same.
 */
export function reviewsOf(
  query: Queryable,
  listingId: number | RawBuilder<number>,
  wasHere: Condition = sql`false`,
) {
  return query
    .selectFrom('review')
    .leftJoin('account', 'account.id', 'review.account_id')
    .select(['review.id', 'review.author', 'review.rating', 'review.review', 'review.updated_at'])
    .select('account.name as account_name')
    .select(sql<SqlBool>`(review.booking_id is not null or ${wasHere})`.as('was_here'))
    .where('review.listing_id', '=', listingId)
    .where('review.review', '<>', noWords)
    .orderBy('review.updated_at', 'desc')
    .orderBy('review.id', 'desc')
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewsOf>['execute']>>[number]
