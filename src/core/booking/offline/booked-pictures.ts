import type { MapPoint } from '#src/core/map/map-props.ts'
import { stillTiles, WIDEST_STILL } from '#src/core/map/tiles-around.ts'

/** The pictures of a booking's page. */
export interface BookedPictures {
  cover: string
  /** The map point of where one goes; undefined where it takes place online. */
  at: MapPoint | undefined
}

/** The files of our own server behind a booking's pictures: files of others are not ours to store. */
export function picturesOf({ cover, at }: BookedPictures, tilesUrl: string): string[] {
  // One width is enough for every screen; browsers without AVIF show the WebP.
  const covers = ['720.avif', '480.webp'].map((it) => `${cover}/${it}`)
  const tiles = at ? stillTiles(at, WIDEST_STILL, tilesUrl).map((it) => it.url) : []
  return [...covers, ...tiles].filter((it) => it.startsWith('/'))
}
