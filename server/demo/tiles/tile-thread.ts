import { threadOf } from '../thread.ts'
import type { TileAddress } from './tile-address.ts'
import type { TileSource } from './tile-source.ts'

/** What the thread is asked, and what it answers. */
export type TileOrder = TileAddress & { id: number }
export interface DrawnTile {
  body: Uint8Array
  isOpenSea: boolean
}
export type TileReply = (DrawnTile & { id: number }) | { id: number; problem: string }

/**
 * Draws on a thread of its own, so that not even a hundred new tiles keep the server from answering. It starts with
 * the first tile, or when told to prepare.
 *
 * @param entry The built file of `tile-worker.ts`.
 */
export function drawnOnThread(entry: URL): TileSource {
  const thread = threadOf<TileAddress, DrawnTile>(entry, 'tiles')
  return {
    prepare: () => thread.start(),
    async draw(tile) {
      const { body, isOpenSea } = await thread.ask(tile)
      const image = { body: Buffer.from(body), type: 'image/webp' } as const
      return isOpenSea ? { ...image, isOpenSea: true } : image
    },
    close: () => thread.close(),
  }
}
