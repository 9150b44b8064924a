import { parentPort } from 'node:worker_threads'
import { renderTile } from './render-tile.ts'
import type { TileOrder, TileReply } from './tile-thread.ts'

/** Runs on a thread of its own; the build makes a file of it that `drawnOnThread` starts. */
parentPort?.on('message', async ({ id, kind, z, x, y }: TileOrder) => {
  try {
    const { body, isOpenSea = false } = await renderTile(kind, z, x, y)
    answer({ id, body, isOpenSea })
  } catch (error) {
    answer({ id, problem: String(error) })
  }
})

function answer(reply: TileReply): void {
  parentPort?.postMessage(reply)
}
