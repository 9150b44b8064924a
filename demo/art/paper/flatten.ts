import type { Point } from './curve.ts'

const STEPS = 4

/** The outlines of a path of M, L, C, Q and Z as corners. Curves become a few straight lines. */
export function flatten(d: string): Point[][] {
  const outlines: Point[][] = []
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    if (letter === 'M') outlines.push([])
    const points = outlines.at(-1) ?? []
    const n = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    const size = letter === 'C' ? 6 : letter === 'Q' ? 4 : 2
    for (let i = 0; i + size <= n.length; i += size) points.push(...step(points.at(-1), n.slice(i, i + size)))
  }
  return outlines
}

function step(from: Point | undefined, n: number[]): Point[] {
  const controls: Point[] = from && n.length > 2 ? [from] : []
  for (let i = 0; i < n.length; i += 2) controls.push([n[i] ?? 0, n[i + 1] ?? 0])
  if (controls.length < 3) return controls
  return Array.from({ length: STEPS }, (_, i) => along(controls, (i + 1) / STEPS))
}

function along(controls: readonly Point[], t: number): Point {
  if (controls.length === 1) return controls[0] ?? [0, 0]
  const next: Point[] = []
  for (let i = 0; i + 1 < controls.length; i += 1) {
    const [a, b] = [controls[i] ?? [0, 0], controls[i + 1] ?? [0, 0]]
    next.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
  }
  return along(next, t)
}
