import type { Coverage, Rgb, Sheet } from '../raster/coverage.ts'
import { gatherLine, gatherRing, isOutside } from '../raster/outlines.ts'
import { paint } from '../raster/paint.ts'
import { type FaceName, typefaces } from './typeface.ts'

/** A letter with its position: its origin on the base line in pixels, its rotation, and its height. */
export interface PlacedLetter {
  char: string
  x: number
  y: number
  angle: number
  size: number
}

export interface Ink {
  face: FaceName
  colour: Rgb
  halo?: { colour: Rgb; width: number; opacity?: number }
}

/** Draws letters with a halo, so that they can be read on any ground. */
export function drawLetters(
  sheet: Sheet,
  coverage: Coverage,
  letters: readonly PlacedLetter[],
  ink: Ink,
): void {
  const seen = letters.filter(({ x, y, size }) => !isOutside(coverage, size * 1.5, x, y, x, y))
  if (seen.length === 0) return
  const outlines = seen.flatMap((it) => outlinesOf(it, ink.face))
  if (ink.halo) {
    for (const outline of outlines) gatherLine(coverage, outline, ink.halo.width * 2)
    paint(sheet, coverage, ink.halo.colour, ink.halo.opacity ?? 0.9)
  }
  for (const outline of outlines) gatherRing(coverage, outline)
  paint(sheet, coverage, ink.colour)
}

/** Closed outlines in pixels. */
function outlinesOf({ char, x, y, angle, size }: PlacedLetter, face: FaceName): Float64Array[] {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return typefaces[face]()
    .letter(char)
    .contours.map((contour) => {
      const outline = new Float64Array(contour.length + 2)
      for (let i = 0; i < contour.length; i += 2) {
        const [px, py] = [contour[i] as number, contour[i + 1] as number]
        outline[i] = x + px * cos - py * sin
        outline[i + 1] = y + px * sin + py * cos
      }
      outline[contour.length] = outline[0] as number
      outline[contour.length + 1] = outline[1] as number
      return outline
    })
}
