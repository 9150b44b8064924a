import { threadOf } from '../thread.ts'
import type { TileImage } from './draw-tile.ts'
import type { TileAddress } from './tile-address.ts'

/** Draws tiles, on a thread or in a test. */
export interface TileSource {
  draw(tile: TileAddress): Promise<TileImage>
  close(): Promise<void>
}

/** The question for the thread. */
export interface TileOrder {
  tile: TileAddress
}

/**
 * Draws tiles on a thread of its own, so that even a hundred new tiles do not keep the server from answering.
 * It starts with the first tile, which waits for the survey of the town.
 *
 * @param entry The built file of `tile-worker.ts`.
 */
export function drawnOnThread(entry: URL): TileSource {
  const thread = threadOf<TileOrder, TileImage>(entry, 'tiles')
  return { draw: (tile) => thread.ask({ tile }), close: () => thread.close() }
}
