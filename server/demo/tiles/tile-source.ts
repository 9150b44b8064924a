import type { TileImage } from './encode.ts'
import { renderTile } from './render-tile.ts'
import type { TileAddress } from './tile-address.ts'

/** Draws tiles, here or on a thread of its own. */
export interface TileSource {
  /** Reckons in advance what the first tiles need. */
  prepare(): void
  draw(tile: TileAddress): Promise<TileImage>
  close(): Promise<void>
}

/** Draws on the thread that asks, letting others go first every few milliseconds. */
export const drawnHere: TileSource = {
  // Here it would keep the server from answering.
  prepare: () => undefined,
  draw: ({ kind, z, x, y }) => renderTile(kind, z, x, y),
  close: async () => undefined,
}
