import { boundsMeet } from '../town/geometry/point.ts'
import { once } from '../town/once.ts'
import { tileFrame } from '../town/plane.ts'
import { encodeTile, type TileImage } from './encode.ts'
import { atlas } from './features/atlas.ts'
import { TILE_SIZE } from './frame.ts'
import { layoutOf } from './labels/layouts.ts'
import type { Sheet } from './raster/coverage.ts'
import { drawSatelliteTile } from './satellite/draw.ts'
import { drawStreetTile } from './street/draw.ts'
import type { TileKind } from './tile-kind.ts'

type Draw = (z: number, x: number, y: number) => Promise<Sheet>

const DRAW: Record<TileKind, Draw> = { street: drawStreetTile, satellite: drawSatelliteTile }

/** Far from everything, at a zoom where the sea has no name: what all tiles of the open sea look like. */
const OPEN_SEA = { z: 12, x: 0, y: 0 }

/** One picture for all the tiles on which there is nothing but water. */
const openSea: Record<TileKind, () => Promise<TileImage>> = {
  street: once(() => drawn('street', OPEN_SEA.z, OPEN_SEA.x, OPEN_SEA.y)),
  satellite: once(() => drawn('satellite', OPEN_SEA.z, OPEN_SEA.x, OPEN_SEA.y)),
}

/** The picture of a tile: 512 pixels a side, to be shown at 256. */
export async function renderTile(kind: TileKind, z: number, x: number, y: number): Promise<TileImage> {
  return (await isOpenSea(kind, z, x, y))
    ? { ...(await openSea[kind]()), isOpenSea: true }
    : inTurn(() => drawn(kind, z, x, y))
}

async function drawn(kind: TileKind, z: number, x: number, y: number): Promise<TileImage> {
  return encodeTile(kind, await DRAW[kind](z, x, y))
}

/** Beyond this the sea is as deep as it gets. */
const AROUND_ISLAND = { minX: -26_500, minY: -10_500, maxX: 18_000, maxY: 23_000 }

async function isOpenSea(kind: TileKind, z: number, x: number, y: number): Promise<boolean> {
  const { bounds, scale, left, top } = tileFrame(z, x, y, TILE_SIZE)
  if (boundsMeet(bounds, AROUND_ISLAND)) return false
  if (kind === 'satellite') return true
  if (boundsMeet(bounds, atlas().ferry.bounds)) return false
  const layout = await layoutOf(z)
  const corner = { minX: left * scale, minY: -top * scale }
  return layout.in({ ...corner, maxX: corner.minX + TILE_SIZE, maxY: corner.minY + TILE_SIZE }).length === 0
}

let last: Promise<unknown> = Promise.resolve()

/** One tile after another: two at once would both come later, and hold twice the memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
