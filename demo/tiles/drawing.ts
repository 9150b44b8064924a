import type { Bounds } from '../town/geometry/point.ts'
import type { TileFrame } from '../town/plane.ts'
import { tileFrame } from '../town/plane.ts'
import { TILE_SIZE } from './frame.ts'
import { Coverage, type Rgb, type Sheet } from './raster/coverage.ts'
import { type Flat, gatherRing } from './raster/outlines.ts'
import { paint } from './raster/paint.ts'
import type { TileAddress } from './tile-address.ts'

/** A tile that is being drawn: its frame, its sheet, and the coverage of the next stroke. */
export interface Drawing {
  readonly zoom: number
  readonly frame: TileFrame
  readonly sheet: Sheet
  readonly coverage: Coverage
  /** The bounds of the tile with a margin, so that nothing that reaches into it is missed. */
  readonly reach: Bounds
}

/** The margin in pixels. Anything that reaches farther into a tile has bounds that meet it anyway. */
const MARGIN_PIXELS = 64

// One is enough for all, because tiles are drawn one after another.
const coverage = new Coverage(TILE_SIZE)

/** A tile on fresh paper: 512 pixels a side, to be shown at 256. */
export function newDrawing({ z, x, y }: Pick<TileAddress, 'z' | 'x' | 'y'>): Drawing {
  const frame = tileFrame(z, x, y, TILE_SIZE)
  const margin = MARGIN_PIXELS / frame.scale
  const { minX, minY, maxX, maxY } = frame.bounds
  return {
    zoom: z,
    frame,
    sheet: { size: TILE_SIZE, pixels: new Uint8Array(TILE_SIZE * TILE_SIZE * 3) },
    coverage,
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
