import type { Bounds } from '../town/geometry/point.ts'
import type { TileFrame } from '../town/plane.ts'
import { tileFrame } from '../town/plane.ts'
import { TILE_SIZE } from './frame.ts'
import { Coverage, type Rgb, type Sheet } from './raster/coverage.ts'
import { type Flat, gatherRing } from './raster/outlines.ts'
import { paint } from './raster/paint.ts'
import type { TileAddress } from './tile-address.ts'

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

// One for all is enough: tiles are drawn one after another.
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
