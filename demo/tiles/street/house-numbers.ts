import type { House } from '../../town/blocks/house.ts'
import { housesIn } from '../../town/blocks/houses-in.ts'
import { distance } from '../../town/geometry/point.ts'
import { centroidOf } from '../../town/geometry/polygon.ts'
import type { Drawing } from '../drawing.ts'
import type { LabelLayout } from '../labels/layout.ts'
import { rgb } from '../raster/paint.ts'
import { drawLetters, type PlacedLetter } from '../text/draw-text.ts'
import { setLine } from '../text/line-of-text.ts'

const FROM_ZOOM = 18
const SIZE = 17
const ink = { face: 'regular', colour: rgb('#9c8f7c') } as const

/** Writes the number of each house in its middle, unless a name is there. */
export function drawHouseNumbers(
  { zoom, frame, reach, sheet, coverage }: Drawing,
  layout: LabelLayout,
): void {
  if (zoom < FROM_ZOOM) return
  const letters: PlacedLetter[] = []
  for (const house of housesIn(reach)) {
    const { width, chars, starts } = setLine(String(house.number), ink.face)
    const [half, height] = [(width * SIZE) / 2, SIZE * 0.36]
    const centre = centroidOf(house.ring)
    const [x, y] = [centre.x * frame.scale, -centre.y * frame.scale]
    const box = { minX: x - half - 3, minY: y - height - 3, maxX: x + half + 3, maxY: y + height + 3 }
    if (narrowestSide(house) * frame.scale < half * 2 + 6 || !layout.isFree(box)) continue
    const [left, top] = [x - frame.left * frame.scale - half, y + frame.top * frame.scale + height]
    letters.push(
      ...chars.map((char, i) => ({ char, x: left + (starts[i] ?? 0) * SIZE, y: top, angle: 0, size: SIZE })),
    )
  }
  drawLetters(sheet, coverage, letters, ink)
}

function narrowestSide({ ring: [a, b, c] }: House): number {
  return a && b && c ? Math.min(distance(a, b), distance(b, c)) : 0
}
