import { at, type Point } from '../../town/geometry/point.ts'
import { signedArea } from '../../town/geometry/polygon.ts'

/** The direction of shadows, to the south-east, and their length for each metre of height. */
const EAST = 0.62
const SOUTH = -0.62

/** The shadow of a roof, without that of its walls: enough for buildings that are drawn small. */
export function shadowFarFrom(ring: readonly Point[], height: number): Point[] {
  return ring.map((p) => at(p.x + EAST * height, p.y + SOUTH * height))
}

/** The shadow of a building, in parts that all run in the same direction. */
export function shadowOf(ring: readonly Point[], height: number): Point[][] {
  const moved = (p: Point) => at(p.x + EAST * height, p.y + SOUTH * height)
  return ring
    .map((p, i) => {
      const next = ring[(i + 1) % ring.length] ?? p
      return [p, next, moved(next), moved(p)]
    })
    .map((part) => (signedArea(part) < 0 ? part.reverse() : part))
}
