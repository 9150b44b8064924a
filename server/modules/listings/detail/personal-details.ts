import type { Queryable } from '#server/db/database.ts'
import type { Condition } from '../explore/criteria-repo.ts'
import * as favourites from '../favourites/repo.ts'
import { presentCard } from '../presenter.ts'
import * as recent from '../recent/repo.ts'
import * as listings from '../repo.ts'
import { presentReview } from './presenter.ts'
import * as detail from './repo.ts'

export const REVIEWS_SHOWN = 5
export const RELATED_SHOWN = 6

/** The viewer of a listing, by account where they are logged in. */
interface Viewer {
  accountId: number | undefined
  now: Date
}

/** The reviews of a listing, and whether the viewer likes it; the view is then noted. */
export async function personalDetails(
  query: Queryable,
  listing: detail.ListingRow,
  viewer: Viewer,
  wasHere?: Condition,
) {
  const reviews = await detail.reviewsOf(query, listing.id, wasHere).limit(REVIEWS_SHOWN).execute()
  return {
    latestReviews: reviews.map(presentReview),
    is_favorited: await isFavouriteOf(query, listing, viewer),
  }
}

/** Whether the viewer likes a listing; the view is then noted. */
async function isFavouriteOf(
  query: Queryable,
  { id }: Pick<detail.ListingRow, 'id'>,
  { accountId, now }: Viewer,
): Promise<boolean> {
  if (accountId === undefined) return false
  await recent.noteView(query, accountId, id, now)
  return favourites.isFavourite(query, accountId, id)
}

/** Finds other listings of its category near it. */
export async function relatedListings(
  query: Queryable,
  listing: detail.ListingRow,
  of: Pick<listings.NearbyQuery, 'vertical' | 'kind' | 'order'>,
  { language, now }: { language: string; now: Date },
) {
  const wanted = { ...of, categoryId: listing.category_id ?? undefined, limit: RELATED_SHOWN + 1 }
  const rows = await listings.findCardsNear(query, listing, wanted, now)
  const others = rows.filter((it) => it.slug !== listing.slug).slice(0, RELATED_SHOWN)
  return others.map((it) => presentCard(it, language))
}
