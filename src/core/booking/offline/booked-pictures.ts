import type { MapPoint } from '#src/core/map/map-props.ts'
import { stillTiles, WIDEST_STILL } from '#src/core/map/tiles-around.ts'

/** What is looked at of a booking beside its words. */
export interface BookedPictures {
  cover: string
  /** Where one goes; nowhere, where it is online. */
  at: MapPoint | undefined
}

/** The files of ours behind them: what comes from elsewhere is not ours to keep. */
export function picturesOf({ cover, at }: BookedPictures, tilesUrl: string): string[] {
  // The one width does for every screen; what knows no AVIF shows the other.
  const covers = ['720.avif', '480.webp'].map((it) => `${cover}/${it}`)
  const tiles = at ? stillTiles(at, WIDEST_STILL, tilesUrl).map((it) => it.url) : []
  return [...covers, ...tiles].filter((it) => it.startsWith('/'))
}
