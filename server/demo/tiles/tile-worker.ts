import { parentPort } from 'node:worker_threads'
import { townCentre } from '../town/addresses/address.ts'
import { blocks } from '../town/blocks/blocks.ts'
import { at, type Bounds, boundsOf, type Point } from '../town/geometry/point.ts'
import { tileFrame } from '../town/plane.ts'
import { atlas } from './features/atlas.ts'
import { TILE_SIZE } from './frame.ts'
import { layoutOf } from './labels/layouts.ts'
import { inTurn, paintStrip } from './paint-strip.ts'
import { terrainOf } from './satellite/terrain.ts'
import { STRIPS } from './strip.ts'
import { TILE_KINDS, type TileKind } from './tile-kind.ts'
import type { TileOrder, TileReply } from './tile-threads.ts'

/** The zooms somebody who opens the map is likely to see. */
const FIRST_ZOOMS = [12, 13, 14, 15, 16, 17, 18] as const
/** What one tile was drawn of, the next are drawn of sooner: letters, outlines, and the code that is warm by then. */
const TYPICAL_ZOOM = 15
/** What is not drawn ahead: with all of it laid out, a few of these warm the code that draws them. */
const NEAR_ZOOMS = [17, 16, 17, 16, 17, 16] as const
/** How far from the middle of the town they are likely to look. */
const FIRST_METRES = 3_000
/** So little at once that who asks for a tile hardly waits. */
const PLOT_METRES = 300
/** The tiles of a screen, from the one in its middle. */
const FIRST_SCREEN = [-2.5, -1.5, -0.5, 0.5, 1.5]

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

async function prepare(): Promise<void> {
  for (const kind of TILE_KINDS) await drawForNobody(kind, TYPICAL_ZOOM)
  for (const zoom of FIRST_ZOOMS) await step(() => layoutOf(zoom))
  for (const plot of plotsAround(townCentre)) await step(() => blocks().housesIn(plot))
  await prepareTerrain(FIRST_ZOOMS[0])
  for (const zoom of NEAR_ZOOMS) {
    for (const kind of TILE_KINDS) await drawForNobody(kind, zoom)
  }
}

function* plotsAround({ x, y }: Point): Generator<Bounds> {
  for (let right = -FIRST_METRES; right <= FIRST_METRES; right += PLOT_METRES) {
    for (let up = -FIRST_METRES; up <= FIRST_METRES; up += PLOT_METRES) {
      yield boundsOf([at(x + right, y + up)], PLOT_METRES / 2)
    }
  }
}

async function drawForNobody(kind: TileKind, zoom: number): Promise<void> {
  const [x, y] = middleAt(zoom)
  const tile = { kind, z: zoom, x: Math.floor(x), y: Math.floor(y) }
  await new Promise(setImmediate)
  await paintStrip(tile, 'whole', new Uint8Array(TILE_SIZE * TILE_SIZE * 3))
}

/** The middle of the town, in tiles of a zoom. */
function middleAt(zoom: number): readonly [number, number] {
  const { left, top, scale } = tileFrame(zoom, 0, 0, TILE_SIZE)
  return [((townCentre.x - left) * scale) / TILE_SIZE, ((top - townCentre.y) * scale) / TILE_SIZE]
}

/** The lie of the land is remembered once it was reckoned: here for a screen of a zoom's tiles, and so for all nearer ones. */
async function prepareTerrain(zoom: number): Promise<void> {
  const [column, row] = middleAt(zoom)
  for (const down of FIRST_SCREEN) {
    for (const right of FIRST_SCREEN) {
      const frame = tileFrame(zoom, column + right, row + down, TILE_SIZE)
      await step(() => terrainOf({ zoom, frame, rows: STRIPS.whole }, atlas()))
    }
  }
}

/** Who asked for a tile meanwhile, goes first. */
async function step(work: () => unknown): Promise<void> {
  await new Promise(setImmediate)
  await inTurn(async () => work())
}

void prepare()
