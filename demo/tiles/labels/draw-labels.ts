import type { Drawing } from '../drawing.ts'
import { TILE_SIZE } from '../frame.ts'
import { gatherDisc, gatherRing } from '../raster/outlines.ts'
import { paint, rgb } from '../raster/paint.ts'
import { drawLetters, type Ink, type PlacedLetter } from '../text/draw-text.ts'
import { drawIcon } from './draw-icon.ts'
import type { LabelLayout } from './layout.ts'
import type { PlacedLabel } from './placed-label.ts'

/** Writes the names that reach into a tile. */
export function drawLabels(drawing: Drawing, layout: LabelLayout): void {
  const { sheet, coverage, frame } = drawing
  const [left, top] = [frame.left * frame.scale, -frame.top * frame.scale]
  const labels = layout.in({ minX: left, minY: top, maxX: left + TILE_SIZE, maxY: top + TILE_SIZE })
  const byInk = new Map<Ink, PlacedLetter[]>()
  for (const label of labels) {
    drawMark(drawing, label, left, top)
    const letters = byInk.get(label.ink) ?? []
    byInk.set(label.ink, letters)
    letters.push(...label.letters.map((it) => ({ ...it, x: it.x - left, y: it.y - top })))
  }
  for (const [ink, letters] of byInk) drawLetters(sheet, coverage, letters, ink)
  for (const { icon } of labels) {
    if (icon) drawIcon(sheet, coverage, { ...icon, x: icon.x - left, y: icon.y - top })
  }
}

const ink = rgb('#5b5347')

function drawMark({ sheet, coverage }: Drawing, { mark }: PlacedLabel, left: number, top: number): void {
  if (!mark) return
  const [x, y] = [mark.x - left, mark.y - top]
  if (mark.kind === 'dot') gatherDisc(coverage, x, y, 5)
  else gatherRing(coverage, [x - 7, y + 5, x, y - 7, x + 7, y + 5])
  paint(sheet, coverage, ink)
}
