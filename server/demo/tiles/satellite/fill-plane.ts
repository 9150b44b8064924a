import type { Point } from '../../town/geometry/point.ts'
import type { Drawing } from '../drawing.ts'
import type { Rgb } from '../raster/coverage.ts'
import { gatherRing } from '../raster/outlines.ts'
import { paint } from '../raster/paint.ts'

/** Fills rings given in the town's plane; rings that overlap must run the same way round. */
export function fillPlane(
  { frame, sheet, coverage }: Drawing,
  rings: readonly (readonly Point[])[],
  colour: Rgb,
  opacity = 1,
): void {
  for (const ring of rings) {
    const pixels = new Float64Array(ring.length * 2)
    ring.forEach(({ x, y }, i) => {
      pixels[i * 2] = (x - frame.left) * frame.scale
      pixels[i * 2 + 1] = (frame.top - y) * frame.scale
    })
    gatherRing(coverage, pixels)
  }
  paint(sheet, coverage, colour, opacity)
}
