import type { Card } from '#contract/entities/card.ts'
import { cardDistance } from '#src/lib/distance.ts'
import type { HeartProps } from './heart-props.ts'

type Point = Pick<Card, 'latitude' | 'longitude'>

/** The card of a listing as the server would send it, for who looks from `from`. */
export function cardOf({ vertical, listing }: Pick<HeartProps, 'vertical' | 'listing'>, from: Point): Card {
  if ('distance' in listing) return listing
  const { slug, title, cover_image, cover_color, price, currency, address, timezone } = listing
  const { avg_rating, rating_count, category, full_address } = listing
  const { latitude, longitude, land_mark } = full_address
  return {
    ...{ vertical, slug, title, cover_image, cover_color, price, currency, avg_rating, rating_count },
    ...{ latitude, longitude, land_mark, address, timezone },
    kind: listing.kind ?? '',
    pricing_type: listing.pricing_type ?? '',
    category: category?.name ?? '',
    distance: cardDistance(from, full_address),
    start_time: listing.start_time ?? null,
    end_time: listing.end_time ?? null,
  }
}
