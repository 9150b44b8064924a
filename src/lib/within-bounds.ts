import type { Bounds } from '#contract/explore/bounds.ts'

interface Point {
  latitude: number
  longitude: number
}

/** Whether a point is within the bounds of a map. */
export function isWithin({ south, west, north, east }: Bounds, { latitude, longitude }: Point): boolean {
  const isBetween =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return latitude >= south && latitude <= north && isBetween
}

/** Whether two pieces of a map overlap. */
export function isTouching(one: Bounds, other: Bounds): boolean {
  if (one.south > other.north || other.south > one.north) return false
  const starts = (a: Bounds, b: Bounds) =>
    isWithin({ ...b, south: -90, north: 90 }, { latitude: 0, longitude: a.west })
  return starts(one, other) || starts(other, one)
}

/** Whether one piece of a map is wholly within another. */
export function isAllWithin(whole: Bounds, { south, west, north, east }: Bounds): boolean {
  return (
    isWithin(whole, { latitude: south, longitude: west }) &&
    isWithin(whole, { latitude: north, longitude: east })
  )
}
