import type { Bounds } from '../town/geometry/point.ts'
import type { TileFrame } from '../town/plane.ts'
import { tileFrame } from '../town/plane.ts'
import { type Breathe, breather } from './breather.ts'
import { TILE_SIZE } from './frame.ts'
import { Coverage, type Rgb, type Sheet } from './raster/coverage.ts'
import { type Flat, gatherRing } from './raster/outlines.ts'
import { paint } from './raster/paint.ts'
import { type Rows, STRIPS, type Strip } from './strip.ts'
import type { TileAddress } from './tile-address.ts'

/** A tile being drawn, or a strip of it: where it lies, its paper, and what is gathered for the next stroke of the brush. */
export interface Drawing {
  readonly zoom: number
  readonly frame: TileFrame
  readonly sheet: Sheet
  readonly coverage: Coverage
  /** Which of the tile's rows are drawn. */
  readonly rows: Rows
  /** To be awaited between the steps, so that others are let go first. */
  readonly breathe: Breathe
  /** They with so much around them that nothing which reaches into it is missed. */
  readonly reach: Bounds
}

/** What reaches farther than this into a tile from outside has bounds that meet it anyway. */
const MARGIN_PIXELS = 64

// One for each is enough: a drawing never waits between gathering and painting.
const shared: Partial<Record<Strip, Coverage>> = {}

export function newDrawing(
  { z, x, y }: Pick<TileAddress, 'z' | 'x' | 'y'>,
  pixels: Uint8Array,
  strip: Strip = 'whole',
  breathe = breather(),
): Drawing {
  const frame = tileFrame(z, x, y, TILE_SIZE)
  const rows = STRIPS[strip]
  shared[strip] ??= new Coverage(TILE_SIZE, rows)
  const margin = MARGIN_PIXELS / frame.scale
  const { minX, maxX } = frame.bounds
  const [minY, maxY] = [frame.top - rows.until / frame.scale, frame.top - rows.from / frame.scale]
  return {
    zoom: z,
    frame,
    sheet: { size: TILE_SIZE, pixels },
    coverage: shared[strip],
    rows,
    breathe,
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
