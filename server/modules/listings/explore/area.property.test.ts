import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaAround, areaOf } from './area.ts'

const EARTH_METRES = 6_378_168
const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const point = fc.record({ latitude: within(-90, 90), longitude: within(-180, 180) })
type Point = { latitude: number; longitude: number }

function vectorOf({ latitude, longitude }: Point): [number, number, number] {
  const [up, along] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(up) * Math.cos(along), Math.cos(up) * Math.sin(along), Math.sin(up)]
}

/** The distance by vectors, which have neither a date line nor poles. */
function metresBetween(a: Point, b: Point): number {
  const [from, to] = [vectorOf(a), vectorOf(b)]
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
  return 2 * EARTH_METRES * Math.asin(Math.min(1, chord / 2))
}

const isIn = ({ south, north, west, east }: ReturnType<typeof areaOf>['bounds'], at: Point) =>
  at.latitude >= south &&
  at.latitude <= north &&
  (west <= east ? at.longitude >= west && at.longitude <= east : at.longitude >= west || at.longitude <= east)

test('the circle about bounds holds every point of them', () => {
  const bounds = fc
    .tuple(within(-90, 90), within(-90, 90), within(-180, 180), within(-180, 180))
    .map(([a, b, west, east]) => ({ south: Math.min(a, b), north: Math.max(a, b), west, east }))
  fc.assert(
    fc.property(bounds, within(0, 1), within(0, 1), (map, up, along) => {
      const width = map.west <= map.east ? map.east - map.west : map.east - map.west + 360
      const longitude = ((((map.west + width * along + 180) % 360) + 360) % 360) - 180
      const inside = { latitude: map.south + (map.north - map.south) * up, longitude }
      const { centre, metres } = areaOf(map)
      expect(metresBetween(centre, inside)).toBeLessThanOrEqual(metres + 1)
    }),
    { numRuns: 5_000 },
  )
})

test('the bounds about a circle hold every point of it', () => {
  fc.assert(
    fc.property(point, within(1, 2_000_000), point, (centre, metres, other) => {
      // Any point, moved towards the centre until it is within the circle.
      const far = metresBetween(centre, other)
      const near = far <= metres ? other : towards(centre, other, metres / far)
      if (metresBetween(centre, near) > metres) return
      expect(isIn(areaAround(centre, metres).bounds, near)).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

function towards(a: Point, b: Point, share: number): Point {
  const step = (share * metresBetween(a, b)) / EARTH_METRES / (1 + 1e-9)
  const [p1, p2] = [a.latitude, b.latitude].map((it) => (it * Math.PI) / 180) as [number, number]
  const across = ((b.longitude - a.longitude) * Math.PI) / 180
  const bearing = Math.atan2(
    Math.sin(across) * Math.cos(p2),
    Math.cos(p1) * Math.sin(p2) - Math.sin(p1) * Math.cos(p2) * Math.cos(across),
  )
  const latitude = Math.asin(
    Math.sin(p1) * Math.cos(step) + Math.cos(p1) * Math.sin(step) * Math.cos(bearing),
  )
  const longitude =
    (a.longitude * Math.PI) / 180 +
    Math.atan2(
      Math.sin(bearing) * Math.sin(step) * Math.cos(p1),
      Math.cos(step) - Math.sin(p1) * Math.sin(latitude),
    )
  const degrees = (longitude * 180) / Math.PI
  return { latitude: (latitude * 180) / Math.PI, longitude: ((((degrees + 180) % 360) + 360) % 360) - 180 }
}
