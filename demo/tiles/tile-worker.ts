import { parentPort } from 'node:worker_threads'
import { drawTile } from './draw-tile.ts'
import type { TileOrder } from './tile-thread.ts'

/** Runs on a thread of its own, which `drawnOnThread` starts from the built file of this module. */
parentPort?.on('message', async ({ id, tile }: TileOrder & { id: number }) => {
  try {
    parentPort?.postMessage({ id, ...(await drawTile(tile)) })
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) })
  }
})
