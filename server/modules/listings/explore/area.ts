import type { Bounds } from '#contract/explore/bounds.ts'
import type { Point } from '../repo.ts'

/** Where one looks: within bounds, and within the circle that holds them all, which is what an index knows. */
export interface Area {
  bounds: Bounds
  centre: Point
  metres: number
  /** The circle is what was meant, and the bounds only hold it. */
  isRound: boolean
}

// As earthdistance has it, so that both reckon alike.
const EARTH_METRES = 6_378_168
const HALF_ROUND = Math.PI * EARTH_METRES
const DEGREES = 180 / Math.PI

/** Everything within so many metres. */
export function areaAround(centre: Point, metres: number): Area {
  return { bounds: boundsAround(centre, metres), centre, metres, isRound: true }
}

/** Everything a map shows. */
export function areaOf(bounds: Bounds): Area {
  const { south, west, north, east } = bounds
  const width = widthOf(bounds)
  const centre = { latitude: (south + north) / 2, longitude: wrapped(west + width / 2) }
  const corners = [south, north].flatMap((latitude) =>
    [west, east].map((longitude) => metresBetween(centre, { latitude, longitude })),
  )
  // Of bounds wider than half the earth, the farthest point may be none of the corners.
  const metres = width > 180 ? HALF_ROUND : Math.max(...corners) * 1.001 + 1
  return { bounds, centre, metres, isRound: false }
}

function boundsAround({ latitude, longitude }: Point, metres: number): Bounds {
  // A hair more, since the rim of a small circle is finer than a number of degrees.
  const angle = (metres / EARTH_METRES) * (1 + 1e-6) + 1e-10
  const reach = angle * DEGREES
  const [south, north] = [latitude - reach, latitude + reach]
  // A circle that holds a pole has every longitude.
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
