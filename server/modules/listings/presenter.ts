import type { MapPoint } from '#contract/calls/explore.ts'
import type { Card } from '#contract/entities/card.ts'
import type { Category } from '#contract/entities/category.ts'
import type { DetailedCategory } from '#contract/entities/detailed-category.ts'
import { minor, toWire } from '#contract/money.ts'
import type { CategoryRow, Row } from './repo.ts'

type Place = Pick<
  Row,
  'slug' | 'latitude' | 'longitude' | 'price_minor' | 'currency' | 'avg_rating' | 'starts_at'
>

/** A listing as a marker on a map. */
export function presentPoint(row: Place): MapPoint {
  const starts = row.starts_at && Math.floor(row.starts_at.getTime() / 1_000)
  return [row.slug, row.latitude, row.longitude, presentPrice(row), shownRating(row.avg_rating), starts]
}

export function presentPrice({
  price_minor,
  currency,
}: Pick<Row, 'price_minor' | 'currency'>): number | null {
  return price_minor === null ? null : toWire(minor(price_minor), currency)
}

/** A listing as a card, its category in the reader's language. */
export function presentCard(row: Row, language: string): Card {
  return {
    vertical: row.vertical,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    cover_image: row.cover_image,
    cover_color: row.cover_color,
    category: inLanguage(row.category_names, language),
    price: presentPrice(row),
    pricing_type: row.pricing_type,
    currency: row.currency,
    avg_rating: shownRating(row.avg_rating),
    rating_count: row.rating_count,
    land_mark: row.land_mark,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    distance: shownKilometres(row.metres),
    start_time: row.starts_at?.toISOString() ?? null,
    end_time: row.ends_at?.toISOString() ?? null,
    timezone: row.time_zone,
  }
}

/** A category with its name in the reader's language. */
export function presentCategory(
  { id, slug, kind, names, cover_image }: CategoryRow,
  language: string,
): Category & { id: number } {
  return { id, slug, kind, name: inLanguage(names, language), cover_image }
}

/** A category with its description and the categories within it. */
export function presentDetailed(
  row: CategoryRow,
  all: readonly CategoryRow[],
  language: string,
): DetailedCategory {
  const within = all.filter((it) => it.parent_id === row.id)
  return {
    ...presentCategory(row, language),
    description: inLanguage(row.descriptions, language),
    sub_category: within.map((it) => presentCategory(it, language)),
  }
}

/** A distance in kilometres, to a tenth. */
export const shownKilometres = (metres: number): number => Math.round(metres / 100) / 10

/** A rating in stars, to a tenth. */
export const shownRating = (average: number): number => Math.round(average * 10) / 10

/** The operator's name in a language, else in English. */
export function inLanguage(names: Readonly<Record<string, string>> | null, language: string): string {
  return names?.[language] ?? names?.en ?? ''
}
