export type Point = readonly [number, number]

const ORIGIN: Point = [0, 0]

export const num = (value: number): string => String(Math.round(value * 10) / 10)

const at = ([x, y]: Point) => `${num(x)} ${num(y)}`

/** A closed path of straight lines. */
export const poly = (...points: Point[]): string => `M${points.map(at).join('L')}Z`

/** An open path of straight lines. */
export const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

/** A soft line through all points (Catmull-Rom as Béziers); `pull` 0 is straight, 1 is round. */
export function through(points: readonly Point[], pull = 1): string {
  const first = points[0]
  if (!first) return ''
  return `M${at(first)}${follow(points, pull)}`
}

/** A soft closed form around all points. */
export function blob(points: readonly Point[], pull = 1): string {
  const n = points.length
  const around = (i: number): Point => points[(i + n) % n] ?? ORIGIN
  let d = `M${at(around(0))}`
  for (let i = 0; i < n; i += 1) d += bend(around(i - 1), around(i), around(i + 1), around(i + 2), pull)
  return `${d}Z`
}

/** The area below a soft line, down to `floor`. */
export function under(points: readonly Point[], floor: number, pull = 1): string {
  const [first, last] = [points[0] ?? ORIGIN, points.at(-1) ?? ORIGIN]
  return `M${num(first[0])} ${num(floor)}L${at(first)}${follow(points, pull)}L${num(last[0])} ${num(floor)}Z`
}

function follow(points: readonly Point[], pull: number): string {
  let d = ''
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [points[i] ?? ORIGIN, points[i + 1] ?? ORIGIN]
    d += bend(points[i - 1] ?? a, a, b, points[i + 2] ?? b, pull)
  }
  return d
}

function bend(before: Point, a: Point, b: Point, after: Point, pull: number): string {
  const k = pull / 6
  const out: Point = [a[0] + (b[0] - before[0]) * k, a[1] + (b[1] - before[1]) * k]
  const into: Point = [b[0] - (after[0] - a[0]) * k, b[1] - (after[1] - a[1]) * k]
  return `C${at(out)} ${at(into)} ${at(b)}`
}
