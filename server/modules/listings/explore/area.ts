import type { Bounds } from '#contract/explore/bounds.ts'
import type { Point } from '../repo.ts'

/** The area of a search: its bounds, and the circle around them, which the index can look up. */
export interface Area {
  bounds: Bounds
  centre: Point
  metres: number
  /** Whether the circle itself is searched, and the bounds only enclose it. */
  isRound: boolean
}

// The radius of PostgreSQL's earthdistance, so that both compute alike.
const EARTH_METRES = 6_378_168
const HALF_ROUND = Math.PI * EARTH_METRES
const DEGREES = 180 / Math.PI

/** The area within a distance of a point, in metres. */
export function areaAround(centre: Point, metres: number): Area {
  return { bounds: boundsAround(centre, metres), centre, metres, isRound: true }
}

/** The area that a map shows. */
export function areaOf(bounds: Bounds): Area {
  const { south, west, north, east } = bounds
  const width = widthOf(bounds)
  const centre = { latitude: (south + north) / 2, longitude: wrapped(west + width / 2) }
  const corners = [south, north].flatMap((latitude) =>
    [west, east].map((longitude) => metresBetween(centre, { latitude, longitude })),
  )
  // In bounds wider than half the earth the farthest point may be none of the corners.
  const metres = width > 180 ? HALF_ROUND : Math.max(...corners) * 1.001 + 1
  return { bounds, centre, metres, isRound: false }
}

function boundsAround({ latitude, longitude }: Point, metres: number): Bounds {
  // Slightly larger, because the rim of a small circle is finer than a number of degrees can tell.
  const angle = (metres / EARTH_METRES) * (1 + 1e-6) + 1e-10
  const reach = angle * DEGREES
  const [south, north] = [latitude - reach, latitude + reach]
  // A circle around a pole has every longitude.
  if (south <= -90 || north >= 90)
    return { south: Math.max(south, -90), north: Math.min(north, 90), west: -180, east: 180 }
  const aside = Math.asin(Math.sin(angle) / Math.cos(latitude / DEGREES)) * DEGREES
  return { south, north, west: wrapped(longitude - aside), east: wrapped(longitude + aside) }
}

const widthOf = ({ west, east }: Bounds) => (west <= east ? east - west : east - west + 360)
const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

function metresBetween(a: Point, b: Point): number {
  const [lower, upper] = [a.latitude / DEGREES, b.latitude / DEGREES]
  const across = (b.longitude - a.longitude) / DEGREES / 2
  const chord = Math.sin((upper - lower) / 2) ** 2 + Math.cos(lower) * Math.cos(upper) * Math.sin(across) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
