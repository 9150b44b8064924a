import { parentPort, workerData } from 'node:worker_threads'
import type { Asking } from './asking.ts'
import { TILE_SIZE } from './frame.ts'
import { paintForNobody, paintStrip } from './paint-strip.ts'
import { TILE_KINDS } from './tile-kind.ts'
import type { TileOrder, TileReply } from './tile-threads.ts'
import { middleOfTown } from './tiles-ahead.ts'

/** What one tile was drawn of, the next are drawn of sooner. More than this would keep the server from starting. */
const DRAWN_FIRST = 16

/** Whether somebody waits, be it for another thread: on a machine of two processors they share them with the server. */
const asking: Asking = workerData

/** Runs on a thread of its own; the build makes a file of it that `drawnOnThreads` starts. */
parentPort?.on('message', async ({ id, tile, strip, pixels, isForNobody }: TileOrder) => {
  try {
    const isPainted = isForNobody
      ? await paintForNobody(tile, strip, pixels, asking)
      : await paintStrip(tile, strip, pixels)
    answer({ id, isPainted })
  } catch (error) {
    answer({ id, problem: String(error) })
  }
})

function answer(reply: TileReply): void {
  parentPort?.postMessage(reply)
}

async function warmUp(): Promise<void> {
  for (const kind of TILE_KINDS) {
    await paintForNobody(
      middleOfTown(kind, DRAWN_FIRST),
      'whole',
      new Uint8Array(TILE_SIZE * TILE_SIZE * 3),
      asking,
    )
  }
}

void warmUp()
