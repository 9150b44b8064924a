import { tileUrl } from '#src/lib/tile-url.ts'
import type { MapAim, MapPoint } from './map-props.ts'

/** The side of a tile, in pixels. */
export const TILE_SIDE = 256

export interface StillTile {
  url: string
  /** Where its corner lies, in pixels from the middle of the picture. */
  x: number
  y: number
  /** The middle of the picture lies in it. */
  isMiddle: boolean
}

/** The zoom of still maps, near enough to recognise the corner. */
const STILL_ZOOM = 15
/** The largest size of a still map on any page. */
export const WIDEST_STILL = [768, 260] as const

/** The tiles of a still map. */
export function stillTiles(at: MapPoint, size: readonly [number, number], template: string): StillTile[] {
  return tilesAround({ ...at, zoom: STILL_ZOOM }, size, template)
}

/** The tiles of a picture of a size, with its aim in the middle. */
export function tilesAround(
  { latitude, longitude, zoom }: MapAim,
  [width, height]: readonly [number, number],
  template: string,
): StillTile[] {
  const count = 2 ** zoom
  const middle = {
    x: ((longitude + 180) / 360) * count * TILE_SIDE,
    y: (0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * count * TILE_SIDE,
  }
  return tilesAlong(middle.y, height).flatMap((row) =>
    tilesAlong(middle.x, width).map((column) => {
      const [x, y] = [column * TILE_SIDE - middle.x, row * TILE_SIDE - middle.y]
      return {
        // The world goes on beyond the date line.
        url: tileUrl(template, zoom, (column + count) % count, row),
        x,
        y,
        isMiddle: [x, y].every((from) => from <= 0 && from + TILE_SIDE > 0),
      }
    }),
  )
}

function tilesAlong(middle: number, length: number): number[] {
  const first = Math.floor((middle - length / 2) / TILE_SIDE)
  const last = Math.floor((middle + length / 2) / TILE_SIDE)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
