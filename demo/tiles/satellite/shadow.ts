import { at, type Point } from '../../town/geometry/point.ts'
import { signedArea } from '../../town/geometry/polygon.ts'

/** Where the light goes: to the south-east, and so far for each metre of height. */
const EAST = 0.62
const SOUTH = -0.62

/** The same ground, where its roof's shadow falls: enough for what is drawn small. */
export function shadowFarFrom(ring: readonly Point[], height: number): Point[] {
  return ring.map((p) => at(p.x + EAST * height, p.y + SOUTH * height))
}

/** The ground a wall of a height darkens, in parts that all run the same way round. */
export function shadowOf(ring: readonly Point[], height: number): Point[][] {
  const moved = (p: Point) => at(p.x + EAST * height, p.y + SOUTH * height)
  return ring
    .map((p, i) => {
      const next = ring[(i + 1) % ring.length] ?? p
      return [p, next, moved(next), moved(p)]
    })
    .map((part) => (signedArea(part) < 0 ? part.reverse() : part))
}
