import type { Bounds } from '#contract/explore/bounds.ts'
import { tileUrl } from '#src/lib/tile-url.ts'
import type { SavedArea, SavedPlace } from './saved-area.ts'

const [NEAREST, FARTHEST] = [16, 12]
const MOST_TILES = 800
/** The latitude at which Web Mercator ends. */
const EDGE = 85.0511

/** The files of an area besides its data: the covers as a list shows them, and the tiles of its map. */
export function filesOf(
  { bounds, tiles, hasCovers }: Pick<SavedArea, 'bounds' | 'tiles' | 'hasCovers'>,
  places: readonly Pick<SavedPlace, 'place'>[],
): string[] {
  const covers = hasCovers ? places.map((it) => it.place.cover_image) : []
  return [
    ...new Set(covers.filter(isOurs).map((it) => `${it}/${COVER_FILE}`)),
    ...(isOurs(tiles) ? tilesIn(bounds, tiles) : []),
  ]
}

/** The cover in the width that lists use. */
const COVER_FILE = '320.avif'

/** Whether a picture is on our server: public tile servers forbid fetching so many. */
export const isOurs = (address: string) => address.startsWith('/')

/** The tiles of a piece of the map, from the farthest zoom on, up to the zoom that would be too many. */
export function tilesIn(bounds: Bounds, template: string): string[] {
  const tiles: string[] = []
  for (let zoom = FARTHEST; zoom <= NEAREST; zoom++) {
    const { columns, rows } = gridAt(bounds, zoom)
    if (tiles.length + columns.length * rows.length > MOST_TILES) break
    for (const y of rows) for (const x of columns) tiles.push(tileUrl(template, zoom, x, y))
  }
  return tiles
}

function gridAt({ south, west, north, east }: Bounds, zoom: number) {
  const across = 2 ** zoom
  const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * across)
  const row = (latitude: number) => {
    const radians = (Math.max(-EDGE, Math.min(EDGE, latitude)) * Math.PI) / 180
    return Math.floor((0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * across)
  }
  const last = column(east < west ? east + 360 : east)
  return {
    // Beyond the 180th meridian the columns begin anew.
    columns: range(column(west), last).map((it) => it % across),
    rows: range(Math.max(0, row(north)), Math.min(across - 1, row(south))),
  }
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
