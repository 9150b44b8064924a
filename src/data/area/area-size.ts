import type { AreaPage } from './saved-area.ts'

/** What one takes, about. */
const COVER_BYTES = 4_500
const TILE_BYTES = 10_000

/** How many bytes an area will take, about, given its first page and what is saved beside. */
export function sizeOf({ places, count }: AreaPage, files: { hasCovers: boolean; tiles: number }): number {
  if (places.length === 0) return 0
  const words = (JSON.stringify(places).length / places.length) * count
  return words + (files.hasCovers ? count * COVER_BYTES : 0) + files.tiles * TILE_BYTES
}
