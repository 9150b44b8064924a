import { cleanHtml } from '#server/db/clean-html.ts'
import type { DemoBusiness, DemoCategory, DemoListing } from '../content/demo-listing.ts'
import { startsFrom } from '../content/events/ticket-types.ts'
import { priceOf } from '../content/places/place-details.ts'
import { reviewsOf } from '../content/reviews/reviews.ts'
import { TOWN_ZONE } from '../town/facts.ts'
import { endOf } from './end-of.ts'
import { laidOut } from './laid-out.ts'
import { nextDate } from './next-date.ts'
import { categoryCover, markOf, picturesOf } from './picture-path.ts'
import type { NewBusiness, NewCategory, NewListing } from './repo.ts'

/** The greatest age of a listing when it is loaded: six weeks. */
const OLDEST_MS = 42 * 86_400_000

export function businessRow(business: DemoBusiness): NewBusiness {
  return { ...business, mark: markOf(business), email: `hello@${business.slug}.example` }
}

export function categoryRow(placed: DemoCategory & { position: number }): NewCategory {
  const { within: _, picture: __, ...category } = placed
  return {
    ...category,
    names: JSON.stringify(category.names),
    descriptions: JSON.stringify(category.descriptions ?? {}),
    synonyms: JSON.stringify(category.synonyms ?? {}),
    cover_image: categoryCover(placed),
  }
}

interface Ids {
  categories: ReadonlyMap<string, number>
  businesses: ReadonlyMap<string, number>
}

/** The columns that come from a listing's content and change with it. */
export function listingRow(listing: DemoListing, { categories, businesses }: Ids, now: Date) {
  const { vertical, kind, slug, title, content, timing } = listing
  const { seed, color, address, landMark, latitude, longitude } = laidOut(slug)
  const pictures = picturesOf(listing, seed)
  return {
    vertical,
    kind,
    slug,
    title,
    content: cleanHtml(content),
    cover_image: pictures.cover,
    cover_color: color,
    gallery: JSON.stringify(pictures.gallery),
    category_id: categories.get(`${vertical}/${listing.category}`) ?? null,
    business_id: businesses.get(listing.business) ?? null,
    ...(vertical === 'places'
      ? placePrice(listing)
      : { price_minor: startsFrom(listing), pricing_type: listing.pricingType ?? '' }),
    currency: 'USD',
    latitude,
    longitude,
    address,
    land_mark: landMark,
    time_zone: TOWN_ZONE,
    ...(timing ? nextDate(timing, now, TOWN_ZONE) : { starts_at: null, ends_at: endOf(listing, now) }),
  } satisfies Partial<NewListing>
}

function placePrice(listing: DemoListing) {
  const { dollars, pricingType } = priceOf(listing)
  return { price_minor: dollars === null ? null : Math.round(dollars * 100), pricing_type: pricingType }
}

/** The columns that only a new listing gets; afterwards people and operators change them. */
export function newListing(listing: DemoListing, age: number, now: Date) {
  // An announcement that is over already was put up before its end.
  const latest = Math.min(now.getTime(), endOf(listing, now)?.getTime() ?? Number.POSITIVE_INFINITY)
  return {
    ...ratingOf(listing),
    is_active: true,
    created_at: new Date(latest - age * OLDEST_MS),
  } satisfies Partial<NewListing>
}

/**
 * The rating of a new listing. Where it has reviews, the rating is theirs, so that no count is shown that
 * nobody gave.
 */
function ratingOf(listing: DemoListing) {
  const { average, count } = listing.rating
  const given = reviewsOf(listing).map((it) => it.rating)
  return given.length > 0
    ? { rating_total: given.reduce((sum, it) => sum + it, 0), rating_count: given.length }
    : { rating_total: Math.round(average * 10) * count, rating_count: count }
}
