import type { Bounds } from '../town/geometry/point.ts'
import type { TileFrame } from '../town/plane.ts'
import { tileFrame } from '../town/plane.ts'
import { TILE_SIZE } from './frame.ts'
import { Coverage, type Rgb, type Sheet } from './raster/coverage.ts'
import { type Flat, gatherRing } from './raster/outlines.ts'
import { paint } from './raster/paint.ts'

/** A tile being drawn: where it lies, its paper, and what is gathered for the next stroke of the brush. */
export interface Drawing {
  readonly zoom: number
  readonly frame: TileFrame
  readonly sheet: Sheet
  readonly coverage: Coverage
  /** The tile with so much around it that nothing which reaches into it is missed. */
  readonly reach: Bounds
}

/** What reaches farther than this into a tile from outside has bounds that meet it anyway. */
const MARGIN_PIXELS = 64

// One is enough: a drawing never waits between gathering and painting.
const shared = new Coverage(TILE_SIZE)

export function newDrawing(zoom: number, x: number, y: number): Drawing {
  const frame = tileFrame(zoom, x, y, TILE_SIZE)
  const margin = MARGIN_PIXELS / frame.scale
  const { minX, minY, maxX, maxY } = frame.bounds
  return {
    zoom,
    frame,
    sheet: { size: TILE_SIZE, pixels: new Uint8Array(TILE_SIZE * TILE_SIZE * 3) },
    coverage: shared,
    reach: { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin },
  }
}

export function fillRings(
  { sheet, coverage }: Drawing,
  rings: readonly Flat[],
  colour: Rgb,
  opacity = 1,
): void {
  for (const ring of rings) gatherRing(coverage, ring)
  paint(sheet, coverage, colour, opacity)
}
