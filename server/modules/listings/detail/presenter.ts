import type { Review } from '#contract/entities/review.ts'
import { type Minor, minor, toWire } from '#contract/money.ts'
import { inLanguage, shownRating } from '../presenter.ts'
import type { ListingRow, ReviewRow } from './repo.ts'

/** The fields that the page of every listing shows. */
export function presentListing(row: ListingRow, language: string) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    cover_image: row.cover_image,
    cover_color: row.cover_color,
    category: presentCategory(row, language),
    timezone: row.time_zone,
    content: row.content,
    gallery: row.gallery,
    full_address: {
      land_mark: row.land_mark,
      address: row.address,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    avg_rating: shownRating(row.avg_rating),
    rating_count: row.rating_count,
    currency: row.currency,
  }
}

function presentCategory(
  { category_id: id, category_slug: slug, category_names }: ListingRow,
  language: string,
) {
  return id === null || slug === null ? null : { id, slug, name: inLanguage(category_names, language) }
}

/** The business of a listing, and what it gives back. */
export function presentBusiness(row: ListingRow) {
  const { business_slug: slug, business_name: name, business_about: about, business_mark: mark } = row
  if (slug === null || name === null || about === null || mark === null) return null
  return { slug, name, about, mark, cashback: presentCashback(row) }
}

function presentCashback({ redeem_percent, most_redeem_minor, currency }: ListingRow) {
  const most: Minor = minor(most_redeem_minor ?? 0)
  return {
    active: redeem_percent !== null,
    redeemPercent: Number(redeem_percent ?? 0),
    mostRedeemed: toWire(most, currency),
  }
}

/** A review with its author's current name; without a name where the account was erased. */
export function presentReview({ account_name, author, ...row }: ReviewRow): Review {
  return {
    id: row.id,
    user: { name: account_name ?? author },
    rating: row.rating / 10,
    review: row.review,
    updated_at: row.updated_at.toISOString(),
    ...(row.was_here && { was_here: true }),
  }
}
