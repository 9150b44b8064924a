import { parentPort } from 'node:worker_threads'
import { townCentre } from '../town/addresses/address.ts'
import { tileFrame } from '../town/plane.ts'
import { TILE_SIZE } from './frame.ts'
import { paintStrip } from './paint-strip.ts'
import { TILE_KINDS, type TileKind } from './tile-kind.ts'
import type { TileOrder, TileReply } from './tile-threads.ts'

/** What one tile was drawn of, the next are drawn of sooner: letters, outlines, and the code that is warm by then. */
const WARMING_UP = [15, 17, 16, 17]

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
  for (const zoom of WARMING_UP) {
    for (const kind of TILE_KINDS) await drawForNobody(kind, zoom)
  }
}

/** Of the middle of the town. Who asked for a tile meanwhile, goes first. */
async function drawForNobody(kind: TileKind, zoom: number): Promise<void> {
  const { left, top, scale } = tileFrame(zoom, 0, 0, TILE_SIZE)
  const x = Math.floor(((townCentre.x - left) * scale) / TILE_SIZE)
  const y = Math.floor(((top - townCentre.y) * scale) / TILE_SIZE)
  await new Promise(setImmediate)
  await paintStrip({ kind, z: zoom, x, y }, 'whole', new Uint8Array(TILE_SIZE * TILE_SIZE * 3))
}

void warmUp()
