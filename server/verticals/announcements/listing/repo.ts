import type { Queryable } from '#server/db/database.ts'
import { selectListing } from '#server/modules/listings/detail/repo.ts'
import { isLikedBy } from '#server/modules/listings/favourites/repo.ts'
import { isToCome } from '#server/modules/listings/repo.ts'

/**
 * Finds an announcement with the listing it stands for, and whether the viewer likes it, in one statement.
 */
export function findAnnouncement(query: Queryable, slug: string, accountId: number | undefined) {
  return selectListing(query, 'announcements', slug)
    .leftJoin('announcement as own', 'own.listing_id', 'listing.id')
    .leftJoin('listing as linked', 'linked.id', 'own.links_to')
    .select(['listing.created_at', isLikedBy(accountId).as('is_favorited')])
    .select(['own.is_bookable', 'own.contact_name', 'own.video_links', 'own.google_map_url'])
    .select(['own.contact_email', 'own.contact_phone', 'own.shows_email', 'own.shows_phone'])
    .select(['linked.id as linked_id', 'linked.vertical as linked_vertical', 'linked.kind as linked_kind'])
    .select(['linked.slug as linked_slug', 'linked.title as linked_title'])
    .select(['linked.price_minor as linked_price_minor', 'linked.pricing_type as linked_pricing_type'])
    .select(['linked.is_active as linked_is_active', 'linked.ends_at as linked_ends_at'])
    .executeTakeFirst()
}

/** Ends a current announcement; undefined where there is none. */
export function endAnnouncement(query: Queryable, slug: string, now: Date) {
  return query
    .updateTable('listing')
    .set({ ends_at: now })
    .where('vertical', '=', 'announcements')
    .where('slug', '=', slug)
    .where('is_active', '=', true)
    .where(isToCome(now))
    .returning('title')
    .executeTakeFirst()
}

export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>
