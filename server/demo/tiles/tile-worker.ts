import { parentPort } from 'node:worker_threads'
import { townCentre } from '../town/addresses/address.ts'
import { blocks } from '../town/blocks/blocks.ts'
import { boundsOf } from '../town/geometry/point.ts'
import { layoutOf } from './labels/layouts.ts'
import { renderTile } from './render-tile.ts'
import type { TileOrder, TileReply } from './tile-thread.ts'

/** The zooms somebody who opens the map is likely to see. */
const FIRST_ZOOMS = [12, 13, 14, 15, 16]
/** How far from the middle of the town they are likely to look. */
const FIRST_METRES = 3_000

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

async function prepare(): Promise<void> {
  for (const zoom of FIRST_ZOOMS) await layoutOf(zoom)
  blocks().housesIn(boundsOf([townCentre], FIRST_METRES))
}

void prepare()
