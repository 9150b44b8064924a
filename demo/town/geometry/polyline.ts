import { at, distance, mix, type Point } from './point.ts'

/** The distances of a line's points along it, in metres. */
export function alongs(line: readonly Point[]): number[] {
  const found = [0]
  for (let i = 1; i < line.length; i++) {
    const [before, here] = [line[i - 1], line[i]]
    if (before && here) found.push((found[i - 1] ?? 0) + distance(before, here))
  }
  return found
}

export function lengthOf(line: readonly Point[]): number {
  return alongs(line).at(-1) ?? 0
}

export interface Station {
  point: Point
  /** The direction of the line there. */
  angle: number
}

/** The point at a distance along a line, in metres, and the direction of the line there. */
export function stationAt(
  line: readonly Point[],
  along: number,
  known: readonly number[] = alongs(line),
): Station {
  let low = 0
  let high = Math.max(0, line.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((known[middle] ?? 0) <= along) low = middle
    else high = middle - 1
  }
  const from = line[low] ?? at(0, 0)
  const to = line[low + 1] ?? from
  const start = known[low] ?? 0
  const span = (known[low + 1] ?? start) - start
  const t = span === 0 ? 0 : Math.min(1, Math.max(0, (along - start) / span))
  return { point: mix(from, to, t), angle: Math.atan2(to.y - from.y, to.x - from.x) }
}

/** The point halfway along a line. */
export function middleOf(line: readonly Point[]): Point {
  const known = alongs(line)
  return stationAt(line, (known.at(-1) ?? 0) / 2, known).point
}

/** The line with points at equal steps of about some metres; both ends are kept. */
export function resampled(line: readonly Point[], step: number): Point[] {
  const known = alongs(line)
  const length = known.at(-1) ?? 0
  const count = Math.max(1, Math.round(length / step))
  return Array.from({ length: count + 1 }, (_, i) => stationAt(line, (length * i) / count, known).point)
}

/** The part of a line between two distances along it. */
export function sliceOf(line: readonly Point[], from: number, to: number): Point[] {
  const known = alongs(line)
  const inner = line.filter((_, i) => (known[i] ?? 0) > from + 0.01 && (known[i] ?? 0) < to - 0.01)
  return [stationAt(line, from, known).point, ...inner, stationAt(line, to, known).point]
}

/** A parallel line, to the left where the distance is positive. */
export function beside(line: readonly Point[], aside: number | ((index: number) => number)): Point[] {
  return line.map((here, i) => {
    const before = line[Math.max(0, i - 1)] ?? here
    const after = line[Math.min(line.length - 1, i + 1)] ?? here
    const length = distance(before, after) || 1
    const far = typeof aside === 'number' ? aside : aside(i)
    return at(here.x - ((after.y - before.y) / length) * far, here.y + ((after.x - before.x) / length) * far)
  })
}
