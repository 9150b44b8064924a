import type { Coverage, Rgb, Sheet } from '../raster/coverage.ts'
import { gatherDisc, gatherLine, gatherRing } from '../raster/outlines.ts'
import { paint, rgb } from '../raster/paint.ts'
import { type IconName, icons } from './icons.ts'

const white = rgb('#ffffff')

/** In tile pixels: how far a landmark's disc reaches from its middle, rim included. */
export const ICON_REACH = 19
const DISC = 16.5
const PICTURE = 1.28

export interface PlacedIcon {
  name: IconName
  colour: Rgb
  x: number
  y: number
}

/** A coloured disc with a white rim and a white picture in it. */
export function drawIcon(sheet: Sheet, coverage: Coverage, { name, colour, x, y }: PlacedIcon): void {
  gatherDisc(coverage, x, y, ICON_REACH)
  paint(sheet, coverage, white, 0.95)
  gatherDisc(coverage, x, y, DISC)
  paint(sheet, coverage, colour)
  for (const part of icons[name]) {
    const moved = (points: readonly number[]) => points.map((it, i) => it * PICTURE + (i % 2 === 0 ? x : y))
    if ('line' in part) gatherLine(coverage, moved(part.line), part.width * PICTURE)
    else if ('ring' in part) gatherRing(coverage, moved(part.ring))
    else gatherDisc(coverage, part.disc[0] * PICTURE + x, part.disc[1] * PICTURE + y, part.disc[2] * PICTURE)
    // The parts are painted one after another: their rings may run in either direction, and would cancel one
    // another out.
    paint(sheet, coverage, white)
  }
}
