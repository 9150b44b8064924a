import sharp, { type WebpOptions } from 'sharp'
import { boundsMeet } from '../town/geometry/point.ts'
import { tileFrame } from '../town/plane.ts'
import { type Drawing, newDrawing } from './drawing.ts'
import { atlas } from './features/atlas.ts'
import { AROUND_ISLAND, TILE_SIZE } from './frame.ts'
import { layoutOf } from './labels/layout.ts'
import { drawSatelliteTile } from './satellite/draw.ts'
import { drawStreetTile } from './street/draw.ts'
import type { TileAddress } from './tile-address.ts'
import type { TileKind } from './tile-kind.ts'

/** A drawn tile, compressed as WebP. */
export interface TileImage {
  body: Uint8Array
  /**
   * Whether it is the picture of the open sea, which many tiles share and which need not be stored for each.
   */
  isOpenSea: boolean
}

const DRAW: Record<TileKind, (drawing: Drawing) => void> = {
  street: drawStreetTile,
  satellite: drawSatelliteTile,
}

/**
 * The compression of each kind. libwebp makes streets a third smaller with more effort, but not woods. Tiles
 * are shown at half their size, so both may lose much before anybody sees it.
 */
const PACKING: Record<TileKind, WebpOptions> = {
  street: { quality: 50, effort: 2 },
  satellite: { quality: 58, effort: 0 },
}

/**
 * A tile far from everything, at a zoom at which the sea has no name: all tiles of the open sea look like it.
 */
const OPEN_SEA = { z: 12, x: 0, y: 0 }

const openSea = new Map<TileKind, Promise<Uint8Array>>()

/** Draws a tile. All tiles of the open sea share one picture. */
export async function drawTile(tile: TileAddress): Promise<TileImage> {
  if (!isOpenSea(tile)) return { body: await drawn(tile), isOpenSea: false }
  const known = openSea.get(tile.kind) ?? drawn({ ...OPEN_SEA, kind: tile.kind })
  openSea.set(tile.kind, known)
  return { body: await known, isOpenSea: true }
}

async function drawn(tile: TileAddress): Promise<Uint8Array> {
  const drawing = newDrawing(tile)
  DRAW[tile.kind](drawing)
  const picture = sharp(drawing.sheet.pixels, { raw: { width: TILE_SIZE, height: TILE_SIZE, channels: 3 } })
  return picture.webp(PACKING[tile.kind]).toBuffer()
}

function isOpenSea({ kind, z, x, y }: TileAddress): boolean {
  const { bounds, scale, left, top } = tileFrame(z, x, y, TILE_SIZE)
  if (boundsMeet(bounds, AROUND_ISLAND)) return false
  if (kind === 'satellite') return true
  if (boundsMeet(bounds, atlas().ferry.bounds)) return false
  const corner = { minX: left * scale, minY: -top * scale }
  return (
    layoutOf(z).in({ ...corner, maxX: corner.minX + TILE_SIZE, maxY: corner.minY + TILE_SIZE }).length === 0
  )
}
