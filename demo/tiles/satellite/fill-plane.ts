import type { Point } from '../../town/geometry/point.ts'
import type { Drawing } from '../drawing.ts'
import type { Rgb } from '../raster/coverage.ts'
import { paint } from '../raster/paint.ts'

/** Fills rings given in the town's plane; rings that overlap must run the same way round. */
export function fillPlane(
  drawing: Drawing,
  rings: readonly (readonly Point[])[],
  colour: Rgb,
  opacity = 1,
): void {
  for (const ring of rings) gather(drawing, ring)
  paint(drawing.sheet, drawing.coverage, colour, opacity)
}

// A tile of the town has ten thousand corners of roofs: they go straight to the coverage, with no list in between.
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
