import { at, distance, mix, type Point } from './point.ts'
import { distanceToSegment } from './segment.ts'

/** A smooth line through all points (centripetal enough for hand-placed ones), or a ring. */
export function curveThrough(points: readonly Point[], { closed = false, step = 40 } = {}): Point[] {
  const count = points.length
  const pick = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))
    return points[index] ?? at(0, 0)
  }
  const curve: Point[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    const pieces = Math.max(1, Math.round(distance(p1, p2) / step))
    for (let k = 0; k < pieces; k++) curve.push(onCatmullRom(p0, p1, p2, p3, k / pieces))
  }
  if (!closed) curve.push(pick(count - 1))
  return curve
}

function onCatmullRom(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const axis = (a: number, b: number, c: number, d: number) =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  return at(axis(p0.x, p1.x, p2.x, p3.x), axis(p0.y, p1.y, p2.y, p3.y))
}

/** Cuts corners off (Chaikin), so that a line that is drawn large shows no edges. */
export function roundedOff(line: readonly Point[], { closed = false, rounds = 1 } = {}): Point[] {
  let current = [...line]
  for (let round = 0; round < rounds; round++) current = closed ? cutRing(current) : cutLine(current)
  return current
}

function cutRing(ring: readonly Point[]): Point[] {
  return ring.flatMap((a, i) => quarters(a, ring[(i + 1) % ring.length] ?? a))
}

/** Both ends stay where they are. */
function cutLine(line: readonly Point[]): Point[] {
  const inner = line.slice(0, -1).flatMap((a, i) => quarters(a, line[i + 1] ?? a))
  return [...line.slice(0, 1), ...inner, ...line.slice(-1)]
}

function quarters(a: Point, b: Point): Point[] {
  return [mix(a, b, 0.25), mix(a, b, 0.75)]
}

/** Removes points that would have moved the line by no more than the tolerance (Douglas–Peucker). */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(line.length)
  kept[0] = 1
  kept[line.length - 1] = 1
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const far = farthest(line, from, to)
    if (far.distance <= tolerance) continue
    kept[far.index] = 1
    spans.push([from, far.index], [far.index, to])
  }
  return line.filter((_, i) => kept[i] === 1)
}

function farthest(line: readonly Point[], from: number, to: number): { index: number; distance: number } {
  const found = { index: from, distance: -1 }
  const [a, b] = [line[from], line[to]]
  for (let i = from + 1; i < to; i++) {
    const here = line[i]
    if (!a || !b || !here) continue
    const away = distanceToSegment(here, a, b)
    if (away > found.distance) Object.assign(found, { index: i, distance: away })
  }
  return found
}
