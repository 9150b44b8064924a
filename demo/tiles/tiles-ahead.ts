import { townCentre } from '../town/addresses/address.ts'
import { type Bounds, boundsOf } from '../town/geometry/point.ts'
import { tileFrame } from '../town/plane.ts'
import { AROUND_ISLAND, TILE_SIZE } from './frame.ts'
import type { TileAddress } from './tile-address.ts'
import { TILE_KINDS, type TileKind } from './tile-kind.ts'

/** What a map of the town opens with, then what is one step nearer or farther. */
const TOWN_ZOOMS = [15, 14, 16, 13]
const TOWN_METRES = 2_500
/** A wide screen shows the town with its surroundings. */
const OPENED_METRES = 3_000
/** From farther away one sees the whole island. */
const ISLAND_ZOOMS = [12, 11, 10, 9, 8, 7, 6, 5, 4]
/** There are twice as many of these as of all others together, so that they come last. */
const HOUSES_ZOOM = 17

/** What is drawn for nobody, more than once what a map opens with, and what has all that a tile can have. */
const REHEARSED_ZOOMS = [15, 17, 15, 16, 17, 18]
/** Of these only the first takes long: what is seen of hills and coasts from so far is reckoned with it. */
const REHEARSED_ONCE = [14, 13, ...ISLAND_ZOOMS]

/** The tiles somebody who opens the map is likely to see, the likeliest first. */
export function* tilesAhead(): Generator<TileAddress> {
  const town = boundsOf([townCentre], TOWN_METRES)
  for (const kind of TILE_KINDS) {
    for (const zoom of TOWN_ZOOMS) yield* tilesIn(kind, zoom, town)
    for (const zoom of ISLAND_ZOOMS) yield* tilesIn(kind, zoom, AROUND_ISLAND)
  }
  for (const kind of TILE_KINDS) yield* tilesIn(kind, HOUSES_ZOOM, town)
}

function* tilesIn(kind: TileKind, z: number, { minX, minY, maxX, maxY }: Bounds): Generator<TileAddress> {
  const { left, top, scale } = tileFrame(z, 0, 0, TILE_SIZE)
  const tilesTo = (metres: number) => Math.floor((metres * scale) / TILE_SIZE)
  for (let y = tilesTo(top - maxY); y <= tilesTo(top - minY); y++) {
    for (let x = tilesTo(minX - left); x <= tilesTo(maxX - left); x++) yield { kind, z, x, y }
  }
}

/** What a map of the town shows before it is moved, then what whoever goes nearer sees. */
export function* tilesOpenedWith(): Generator<TileAddress> {
  yield* tilesIn('street', 14, boundsOf([townCentre], OPENED_METRES))
  yield* tilesIn('street', 15, boundsOf([townCentre], OPENED_METRES / 2))
}

/**
 * The tiles by which the map's thread learns to draw, streets first. What one was drawn of, the next are drawn of
 * sooner, by code that is warm.
 */
export function tilesToRehearse(): TileAddress[] {
  return TILE_KINDS.flatMap((kind) => [
    ...REHEARSED_ZOOMS.flatMap((z) => {
      const { x, y } = middleOfTown(kind, z)
      return [0, 1].map((right) => ({ kind, z, x: x + right, y }))
    }),
    ...REHEARSED_ONCE.map((z) => middleOfTown(kind, z)),
  ])
}

export function middleOfTown(kind: TileKind, z: number): TileAddress {
  const { left, top, scale } = tileFrame(z, 0, 0, TILE_SIZE)
  const x = Math.floor(((townCentre.x - left) * scale) / TILE_SIZE)
  const y = Math.floor(((top - townCentre.y) * scale) / TILE_SIZE)
  return { kind, z, x, y }
}
