import { at, boundsOf, type Point } from './point.ts'
import { distanceToSegment } from './segment.ts'

/** Positive when the ring runs anticlockwise. */
export function signedArea(ring: readonly Point[]): number {
  let twice = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j], ring[i]]
    if (a && b) twice += a.x * b.y - b.x * a.y
  }
  return twice / 2
}

/** The ring, running anticlockwise. */
export function anticlockwise(ring: readonly Point[]): Point[] {
  return signedArea(ring) < 0 ? [...ring].reverse() : [...ring]
}

export function centroidOf(ring: readonly Point[]): Point {
  let [x, y, twice] = [0, 0, 0]
  const origin = ring[0] ?? at(0, 0)
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j], ring[i]]
    if (!a || !b) continue
    const cross = (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y)
    x += (a.x + b.x - 2 * origin.x) * cross
    y += (a.y + b.y - 2 * origin.y) * cross
    twice += cross
  }
  return twice === 0 ? origin : at(origin.x + x / (3 * twice), origin.y + y / (3 * twice))
}

export function contains(ring: readonly Point[], p: Point): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i], ring[j]]
    if (!a || !b || a.y > p.y === b.y > p.y) continue
    if (p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

function distanceToRing(ring: readonly Point[], p: Point): number {
  let least = Infinity
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j], ring[i]]
    if (a && b) least = Math.min(least, distanceToSegment(p, a, b))
  }
  return least
}

/** A point well inside a ring, where a label has most room. */
export function innermost(ring: readonly Point[], steps = 14): Point {
  const { minX, minY, maxX, maxY } = boundsOf(ring)
  let best = centroidOf(ring)
  let room = contains(ring, best) ? distanceToRing(ring, best) * 1.15 : -1
  for (let i = 1; i < steps * steps; i++) {
    const p = at(
      minX + ((maxX - minX) * ((i % steps) + 0.5)) / steps,
      minY + ((maxY - minY) * (Math.floor(i / steps) + 0.5)) / steps,
    )
    const here = contains(ring, p) ? distanceToRing(ring, p) : -1
    if (here > room) [best, room] = [p, here]
  }
  return best
}
