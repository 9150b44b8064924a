import { threadOf } from '../thread.ts'
import type { TileImage } from './draw-tile.ts'
import type { TileAddress } from './tile-address.ts'

/** Draws tiles, wherever that is. */
export interface TileSource {
  draw(tile: TileAddress): Promise<TileImage>
  close(): Promise<void>
}

/** What the thread is asked. */
export interface TileOrder {
  tile: TileAddress
}

/**
 * Draws on a thread of its own, so that not even a hundred new tiles keep the server from answering. It starts with
 * the first tile, which waits for the survey of the town.
 *
 * @param entry The built file of `tile-worker.ts`.
 */
export function drawnOnThread(entry: URL): TileSource {
  const thread = threadOf<TileOrder, TileImage>(entry, 'tiles')
  return { draw: (tile) => thread.ask({ tile }), close: () => thread.close() }
}
