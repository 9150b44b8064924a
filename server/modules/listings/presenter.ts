import type { Card } from '#contract/entities/card.ts'
import { minor, toWire } from '#contract/money.ts'
import type { Row } from './repo.ts'

/** A listing as a card, its category in the reader's language. */
export function presentCard(row: Row, language: string): Card {
  return {
    vertical: row.vertical,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    cover_image: row.cover_image,
    cover_color: row.cover_color,
    category: row.category_names?.[language] ?? row.category_names?.en ?? '',
    price: row.price_minor === null ? null : toWire(minor(row.price_minor), row.currency),
    pricing_type: row.pricing_type,
    currency: row.currency,
    avg_rating: Math.round(row.avg_rating * 10) / 10,
    rating_count: row.rating_count,
    land_mark: row.land_mark,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    distance: Math.round(row.metres / 100) / 10,
    start_time: row.starts_at?.toISOString() ?? null,
    end_time: row.ends_at?.toISOString() ?? null,
    timezone: row.time_zone,
  }
}
