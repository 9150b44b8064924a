import type { Card } from '#contract/entities/card.ts'
import type { Place } from '#contract/entities/place.ts'
import { openingHoursAt } from '#contract/place/opening-hours.ts'
import type { ZoneOffsets } from '#contract/place/zone-offsets.ts'
import { openingNow } from '#src/core/hours/opening-now.ts'
import type { AreaPage, SavedPlace } from '#src/data/area/saved-area.ts'
import { cardDistance } from '#src/lib/distance.ts'

/** The page of a place as stored on the device. */
export interface OfflinePlace extends Place {
  /** When it was saved, by the server's clock. */
  savedAt: number
}

export type Zones = AreaPage['zones']

/** The opening hours in instants, as the server gave them when the place was saved. */
function hoursOf({ place: { hours, timezone }, asOf }: SavedPlace, zones: Zones) {
  const state = hours.state === 'other' ? 'open' : hours.state
  return openingHoursAt({ ...hours, state }, offsetsOf(zones[timezone] ?? []), asOf)
}

const offsetsOf = (zone: Zones[string]): ZoneOffsets =>
  zone.map(([from, ahead]) => ({ from: from === null ? Number.NEGATIVE_INFINITY : Date.parse(from), ahead }))

/** The page of a saved place: without reviews, and without related listings. */
export function pageOf(saved: SavedPlace, zones: Zones): OfflinePlace {
  const { price: _price, pricing_type: _type, currency: _currency, listed_at: _at, ...place } = saved.place
  return {
    ...place,
    hours: hoursOf(saved, zones),
    ...{ schedule_data: '{}', contact_details: '{}', place_category: place.category },
    ...{ gallery: [], video_links: [], events: [], latestReviews: [], related: [] },
    ...{ is_favorited: false, distance: null },
    savedAt: saved.asOf,
  }
}

/** Whether a saved place is open, and until when that holds. */
export function openingOf(saved: SavedPlace, zones: Zones, now: number) {
  const { state, holdsFor } = openingNow(hoursOf(saved, zones), saved.place.timezone, now)
  const changes_at = Number.isFinite(holdsFor) ? new Date(now + holdsFor).toISOString() : null
  return { state, changes_at }
}

/** The card of a saved place, with its distance from a point. */
export function cardOf(
  saved: SavedPlace,
  zones: Zones,
  { now, from }: { now: number; from: { latitude: number; longitude: number } },
): Card {
  const { name: title, category, address, ...place } = saved.place
  const { cover_image, cover_color, slug, land_mark, timezone } = place
  const { price, pricing_type, currency, avg_rating, rating_count } = place
  return {
    ...{ vertical: 'places', kind: '', slug, title, category: category?.name ?? '' },
    ...{ cover_image, cover_color, price, pricing_type, currency, avg_rating, rating_count },
    ...{ land_mark, ...address, timezone, distance: cardDistance(from, address) },
    ...{ start_time: null, end_time: null },
    opening: openingOf(saved, zones, now),
  }
}
