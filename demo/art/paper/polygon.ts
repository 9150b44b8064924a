import type { Point } from './curve.ts'

export interface Polygon {
  left: number
  right: number
  top: number
  bottom: number
  holds(point: Point): boolean
}

/** One or several outlines as one form. Areas that are covered an even number of times are outside it. */
export function polygonOf(outlines: readonly (readonly Point[])[]): Polygon {
  const all = outlines.flat()
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    holds: (point) => outlines.filter((it) => isInside(it, point)).length % 2 === 1,
  }
}

function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  let [ax, ay] = outline.at(-1) ?? [0, 0]
  for (const [bx, by] of outline) {
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside
    ax = bx
    ay = by
  }
  return inside
}
