import { townCentre } from '../town/addresses/address.ts'
import { boundsOf } from '../town/geometry/point.ts'
import { tileFrame } from '../town/plane.ts'
import { TILE_SIZE } from './frame.ts'
import type { TileAddress } from './tile-address.ts'

const ZOOM = 14
/** The distance around the town that a wide screen shows, in metres. */
const METRES = 3_000

/** The tiles that a map of the town shows before it is moved. */
export function openingTiles(): TileAddress[] {
  const { minX, minY, maxX, maxY } = boundsOf([townCentre], METRES)
  const { left, top, scale } = tileFrame(ZOOM, 0, 0, TILE_SIZE)
  const at = (metres: number) => Math.floor((metres * scale) / TILE_SIZE)
  const tiles: TileAddress[] = []
  for (let y = at(top - maxY); y <= at(top - minY); y++) {
    for (let x = at(minX - left); x <= at(maxX - left); x++) tiles.push({ kind: 'street', z: ZOOM, x, y })
  }
  return tiles
}
