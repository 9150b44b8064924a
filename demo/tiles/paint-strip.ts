import { boundsMeet } from '../town/geometry/point.ts'
import { tileFrame } from '../town/plane.ts'
import { type Asking, isAsking } from './asking.ts'
import { givingWay } from './breather.ts'
import { type Drawing, newDrawing } from './drawing.ts'
import { atlas } from './features/atlas.ts'
import { AROUND_ISLAND, TILE_SIZE } from './frame.ts'
import { layoutOf } from './labels/layout.ts'
import { drawSatelliteTile } from './satellite/draw.ts'
import { drawStreetTile } from './street/draw.ts'
import type { Strip } from './strip.ts'
import { OPEN_SEA, type TileAddress } from './tile-address.ts'
import type { TileKind } from './tile-kind.ts'

const DRAW: Record<TileKind, (drawing: Drawing) => Promise<void>> = {
  street: drawStreetTile,
  satellite: drawSatelliteTile,
}

/**
 * Draws a tile, or a strip of it, onto the tile's pixels.
 *
 * @returns Whether there was anything but water to draw. If not, nothing was: one picture does for all such tiles.
 */
export async function paintStrip(tile: TileAddress, strip: Strip, pixels: Uint8Array): Promise<boolean> {
  if (isOpenSea(tile)) return false
  await inTurn(() => DRAW[tile.kind](newDrawing(tile, pixels, strip)))
  return true
}

/** Draws what nobody waits for: whenever somebody waits for something else, that goes first. */
export async function paintForNobody(
  tile: TileAddress,
  strip: Strip,
  pixels: Uint8Array,
  asking: Asking,
): Promise<boolean> {
  const breathe = givingWay(() => isAsking(asking))
  await breathe()
  if (isOpenSea(tile)) return false
  await DRAW[tile.kind](newDrawing(tile, pixels, strip, breathe))
  return true
}

function isOpenSea({ kind, z, x, y }: TileAddress): boolean {
  if (z === OPEN_SEA.z && x === OPEN_SEA.x && y === OPEN_SEA.y) return false
  const { bounds, scale, left, top } = tileFrame(z, x, y, TILE_SIZE)
  if (boundsMeet(bounds, AROUND_ISLAND)) return false
  if (kind === 'satellite') return true
  if (boundsMeet(bounds, atlas().ferry.bounds)) return false
  const corner = { minX: left * scale, minY: -top * scale }
  return (
    layoutOf(z).in({ ...corner, maxX: corner.minX + TILE_SIZE, maxY: corner.minY + TILE_SIZE }).length === 0
  )
}

let last: Promise<unknown> = Promise.resolve()

/** One thing after another: two at once would both come later, and hold twice the memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
