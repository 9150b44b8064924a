import { clamp, type Point } from './point.ts'

/** The position along a segment, from 0 to 1, of the point that is nearest to another one. */
export function nearestOnSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  return square === 0 ? 0 : clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0, 1)
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const t = nearestOnSegment(p, a, b)
  return Math.hypot(p.x - a.x - (b.x - a.x) * t, p.y - a.y - (b.y - a.y) * t)
}

export interface Crossing {
  /** The position along the first segment, from 0 to 1. */
  first: number
  /** The position along the second. */
  second: number
}

/** The crossing of two segments; undefined where they do not meet. */
export function crossingOf(a: Point, b: Point, c: Point, d: Point): Crossing | undefined {
  const rx = b.x - a.x
  const ry = b.y - a.y
  const sx = d.x - c.x
  const sy = d.y - c.y
  const turn = rx * sy - ry * sx
  if (turn === 0) return undefined
  const first = ((c.x - a.x) * sy - (c.y - a.y) * sx) / turn
  const second = ((c.x - a.x) * ry - (c.y - a.y) * rx) / turn
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? { first, second } : undefined
}
