import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { townCentre } from '../town/addresses/address.ts'
import { tileFrame } from '../town/plane.ts'
import { TILE_SIZE } from './frame.ts'
import { paintStrip } from './paint-strip.ts'
import { TILE_KINDS } from './tile-kind.ts'
import type { TileOrder, TileReply } from './tile-threads.ts'

/** What one tile was drawn of, the next are drawn of sooner: letters, outlines, and the code that is warm by then. */
const WHILE_THE_SERVER_STARTS = [16]
/** That has work for every processor of its own, so these come after it. */
const THEREAFTER = [15, 17, 17]
const THEREAFTER_MS = 2_000

/** Runs on a thread of its own; the build makes a file of it that `drawnOnThreads` starts. */
parentPort?.on('message', async ({ id, tile, strip, pixels }: TileOrder) => {
  try {
    answer({ id, isPainted: await paintStrip(tile, strip, pixels) })
  } catch (error) {
    answer({ id, problem: String(error) })
  }
})

function answer(reply: TileReply): void {
  parentPort?.postMessage(reply)
}

async function warmUp(): Promise<void> {
  await drawForNobody(WHILE_THE_SERVER_STARTS)
  await sleep(THEREAFTER_MS, undefined, { ref: false })
  await drawForNobody(THEREAFTER)
}

/** Of the middle of the town. Who asked for a tile meanwhile, goes first. */
async function drawForNobody(zooms: readonly number[]): Promise<void> {
  for (const z of zooms) {
    const { left, top, scale } = tileFrame(z, 0, 0, TILE_SIZE)
    const x = Math.floor(((townCentre.x - left) * scale) / TILE_SIZE)
    const y = Math.floor(((top - townCentre.y) * scale) / TILE_SIZE)
    for (const kind of TILE_KINDS) {
      await new Promise(setImmediate)
      await paintStrip({ kind, z, x, y }, 'whole', new Uint8Array(TILE_SIZE * TILE_SIZE * 3))
    }
  }
}

void warmUp()
