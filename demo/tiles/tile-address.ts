import { LEAST_ZOOM, MOST_ZOOM } from './frame.ts'
import { TILE_KINDS, type TileKind } from './tile-kind.ts'

/** The address of a tile: its kind, and its position in the web's usual scheme. */
export interface TileAddress {
  kind: TileKind
  z: number
  x: number
  y: number
}

/** Reads the parts of a path; undefined where there is no such tile. */
export function readTileAddress(parts: Record<'kind' | 'z' | 'x' | 'y', string>): TileAddress | undefined {
  const kind = TILE_KINDS.find((it) => it === parts.kind)
  const [z, x, y] = [parts.z, parts.x, parts.y].map((it) => (/^\d{1,6}$/.test(it) ? Number(it) : Number.NaN))
  if (!kind || z === undefined || x === undefined || y === undefined) return undefined
  if (!(z >= LEAST_ZOOM && z <= MOST_ZOOM && x < 2 ** z && y < 2 ** z)) return undefined
  return { kind, z, x, y }
}

/** A short name of a tile, for files and for the ETag. */
export function tileName({ kind, z, x, y }: TileAddress): string {
  return `${kind}-${z}-${x}-${y}`
}
