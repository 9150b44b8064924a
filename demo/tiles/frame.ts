import { tileFrame } from '../town/plane.ts'

/** A tile has 512 pixels a side and is meant to be shown at 256, so that it is crisp on a phone. */
export const TILE_SIZE = 512
/** Pixels of a tile for one pixel of a stylesheet. */
export const DENSITY = 2

export const LEAST_ZOOM = 4
export const MOST_ZOOM = 18

/** In metres of the plane. Beyond this the sea is as deep as it gets. */
export const AROUND_ISLAND = { minX: -26_500, minY: -10_500, maxX: 18_000, maxY: 23_000 }

/** How many metres a pixel of a tile is wide. */
export function metresPerPixel(zoom: number): number {
  return 1 / pixelsPerMetre(zoom)
}

export function pixelsPerMetre(zoom: number): number {
  return tileFrame(zoom, 0, 0, TILE_SIZE).scale
}
