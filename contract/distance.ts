interface Point {
  latitude: number
  longitude: number
}

/** The radius used by PostgreSQL's earthdistance, so that both sides agree. */
const EARTH_KM = 6_378.168

/** The distance of two points as the crow flies. */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const part = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)))
}
