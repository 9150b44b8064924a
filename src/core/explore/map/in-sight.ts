import type { MapPoint } from '#contract/calls/explore.ts'
import { kilometresBetween } from '#contract/distance.ts'
import type { Sorting } from '#contract/explore/base-filters.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import { isWithin } from '#src/lib/within-bounds.ts'
import type { MapLook } from './map-look.ts'

/** A listing in sight on a map, with its distance from the middle. */
export interface InSight {
  slug: string
  kilometres: number
}

/** The points that a map shows, as a sorted list. */
export function pointsInSight(
  points: readonly MapPoint[],
  { bounds, centre }: MapLook,
  sortBy: Sorting,
): InSight[] {
  return points
    .filter(([, latitude, longitude]) => isWithin(bounds, { latitude, longitude }))
    .map(([slug, latitude, longitude, price, rating, start]) => ({
      slug,
      price,
      rating,
      start,
      kilometres: kilometresBetween(centre, { latitude, longitude }),
    }))
    .sort(
      (a, b) => orders[orderOnMap(sortBy)](a, b) || a.kilometres - b.kilometres || (a.slug < b.slug ? -1 : 1),
    )
}

interface Sorted {
  kilometres: number
  price: number | null
  rating: number
  start: number | null
}

/** Listings without a price, or a date, come last in either direction. */
const orders = {
  'distance-near': () => 0,
  'price-high': (a, b) => (b.price ?? -1) - (a.price ?? -1),
  'price-low': (a, b) => (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE),
  'top-rated': (a, b) => b.rating - a.rating,
  soonest: (a, b) => (a.start ?? Number.MAX_VALUE) - (b.start ?? Number.MAX_VALUE),
} satisfies Partial<Record<Sorting, (a: Sorted, b: Sorted) => number>>

/**
 * The sorting of a map's list: points know only some facts of their listings, and by others they cannot be
 * sorted.
 */
export const orderOnMap = (sortBy: Sorting): keyof typeof orders =>
  sortBy in orders ? (sortBy as keyof typeof orders) : 'distance-near'

/** A marker is wider than its point: those within this part of a view beside it reach into it. */
const MARGIN = 0.1
const ALL_AROUND = 360

/** A view together with the markers that reach into it. */
export function withMargin({ south, west, north, east }: Bounds): Bounds {
  const wide = west <= east ? east - west : east - west + ALL_AROUND
  const [beside, above] = [wide * MARGIN, (north - south) * MARGIN]
  const isWhole = wide + 2 * beside >= ALL_AROUND
  return {
    south: Math.max(-90, south - above),
    north: Math.min(90, north + above),
    west: isWhole ? -180 : onEarth(west - beside),
    east: isWhole ? 180 : onEarth(east + beside),
  }
}

const onEarth = (longitude: number) => ((longitude + 540) % ALL_AROUND) - 180
