import type { Point } from '../../town/geometry/point.ts'
import type { Drawing } from '../drawing.ts'
import type { Rgb } from '../raster/coverage.ts'
import { paint } from '../raster/paint.ts'

/** Fills rings in the town's plane. Rings that overlap must run in the same direction. */
export function fillPlane(
  drawing: Drawing,
  rings: readonly (readonly Point[])[],
  colour: Rgb,
  opacity = 1,
): void {
  for (const ring of rings) gather(drawing, ring)
  paint(drawing.sheet, drawing.coverage, colour, opacity)
}

// A tile of the town has ten thousand corners of roofs, which go straight to the coverage, without a list
// between.
function gather({ frame: { left, top, scale }, coverage }: Drawing, ring: readonly Point[]): void {
  let last = ring[ring.length - 1]
  for (const p of ring) {
    if (last)
      coverage.edge(
        (last.x - left) * scale,
        (top - last.y) * scale,
        (p.x - left) * scale,
        (top - p.y) * scale,
      )
    last = p
  }
}
