import type { Bounds } from './bounds.ts'

const DEGREES = 180 / Math.PI
const EARTH_KM = 6_378.168

/** The largest area that a device may save. */
export const MOST_AREA_KM2 = 100

/** The size of the piece of the earth within the edges of a map. */
export function squareKilometres({ south, west, north, east }: Bounds): number {
  const width = west <= east ? east - west : east - west + 360
  const height = Math.sin(north / DEGREES) - Math.sin(south / DEGREES)
  return EARTH_KM ** 2 * (width / DEGREES) * height
}
