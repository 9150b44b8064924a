import type { AreaPage } from './saved-area.ts'

/** The average sizes of a cover, and of a tile in the middle of a town; tiles of open country are smaller. */
const COVER_BYTES = 4_500
const TILE_BYTES = 13_000

/** About how many bytes an area will take, given its first page and its pictures. */
export function sizeOf({ places, count }: AreaPage, files: { hasCovers: boolean; tiles: number }): number {
  if (places.length === 0) return 0
  const words = (JSON.stringify(places).length / places.length) * count
  return words + (files.hasCovers ? count * COVER_BYTES : 0) + files.tiles * TILE_BYTES
}
