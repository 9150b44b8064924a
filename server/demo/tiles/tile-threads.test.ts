import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TileImage } from './encode.ts'
import type { TileSource } from './tile-source.ts'
import { drawnOnThreads } from './tile-threads.ts'

const WHOLE = 40
const UPPER = 120
const LOWER = 200

/**
 * Paints each strip in a grey of its own. Refuses zoom 5, and zoom 4 if somebody waits for it; breaks at the lower half of zoom 6, sees nothing but water at
 * zoom 7.
 */
const WORKER = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, tile: { z }, strip, pixels, isRehearsal }) => {
    if (z === 6 && strip === 'lower') process.exit(1)
    if (z === 4 && !isRehearsal) return parentPort.postMessage({ id, problem: 'only for nobody' })
    if (z === 5) return parentPort.postMessage({ id, problem: 'no paint' })
    const half = pixels.length / 2
    if (strip === 'whole') pixels.fill(${WHOLE})
    if (strip === 'upper') pixels.fill(${UPPER}, 0, half)
    if (strip === 'lower') pixels.fill(${LOWER}, half)
    parentPort.postMessage({ id, isPainted: z !== 7 })
  })
`

let folder: string
let entry: URL
let source: TileSource

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-thread-'))
  const file = join(folder, 'worker.mjs')
  await writeFile(file, WORKER)
  entry = pathToFileURL(file)
})

afterEach(() => source.close())
afterAll(() => rm(folder, { recursive: true }))

const tile = (z: number) => ({ kind: 'street', z, x: 1, y: 2 }) as const

/** The greys of a tile's first and last pixel. */
async function greysOf(drawn: Promise<TileImage>): Promise<number[]> {
  const pixels = await sharp((await drawn).body)
    .raw()
    .toBuffer()
  return [pixels[0] ?? 0, pixels.at(-1) ?? 0].map((it) => Math.round(it / 20) * 20)
}

/** So many tiles that somebody looks around; answers the greys of each. */
async function lookAround(): Promise<number[][]> {
  const greys = []
  for (let i = 0; i < 12; i++) greys.push(await greysOf(source.draw(tile(9))))
  return greys
}

test('a tile is drawn whole until somebody looks around and the second thread has learned the town, then half by each', async () => {
  source = drawnOnThreads(entry, [tile(9)], 2)
  // It learns while nobody waits for a tile.
  for (let i = 0; i < 3; i++) expect(new Set((await lookAround()).flat())).toEqual(new Set([WHOLE]))
  await vi.waitFor(async () => expect(await greysOf(source.draw(tile(9)))).toEqual([UPPER, LOWER]), {
    timeout: 5_000,
    interval: 400,
  })
})

test('after a rehearsal of both half is drawn by each from the first tile on', async () => {
  source = drawnOnThreads(entry, [tile(9)], 2)
  await source.rehearseTogether?.()
  expect(await greysOf(source.draw(tile(9)))).toEqual([UPPER, LOWER])
})

test('what is drawn for nobody says so, and the first thread draws it alone', async () => {
  source = drawnOnThreads(entry, [tile(4), tile(9)], 2)
  expect(await greysOf(source.drawForNobody(tile(4)))).toEqual([WHOLE, WHOLE])
  await source.rehearseTogether?.()
  expect(await greysOf(source.draw(tile(9)))).toEqual([UPPER, LOWER])
  expect(await greysOf(source.drawForNobody(tile(4)))).toEqual([WHOLE, WHOLE])
  await expect(source.draw(tile(4))).rejects.toThrow('only for nobody')
})

test('a second thread that breaks while it rehearses leaves all to the first', async () => {
  source = drawnOnThreads(entry, [tile(6)], 2)
  await source.rehearseTogether?.()
  expect(await greysOf(source.draw(tile(9)))).toEqual([WHOLE, WHOLE])
})

test('with one processor no second thread is started', async () => {
  source = drawnOnThreads(entry, [tile(9)], 1)
  await source.rehearseTogether?.()
  for (let i = 0; i < 20; i++) expect(await greysOf(source.draw(tile(9)))).toEqual([WHOLE, WHOLE])
})

test('where there is nothing but water, all have one picture', async () => {
  source = drawnOnThreads(entry, [tile(9)], 2)
  const [first, second] = [await source.draw(tile(7)), await source.draw(tile(7))]
  expect(first.isOpenSea).toBe(true)
  expect(second.body).toBe(first.body)
})

test('what goes wrong there is said here', async () => {
  source = drawnOnThreads(entry, [tile(9)], 2)
  await expect(source.draw(tile(5))).rejects.toThrow('no paint')
})

test('a thread that breaks leaves nobody waiting, and the next tile starts another', async () => {
  source = drawnOnThreads(entry, [tile(9)], 2)
  await lookAround()
  await vi.waitFor(async () => expect(await greysOf(source.draw(tile(9)))).toEqual([UPPER, LOWER]), {
    timeout: 5_000,
    interval: 400,
  })
  await expect(source.draw(tile(6))).rejects.toThrow('ended')
  expect(await greysOf(source.draw(tile(9)))).toEqual([WHOLE, WHOLE])
  await vi.waitFor(async () => expect(await greysOf(source.draw(tile(9)))).toEqual([UPPER, LOWER]), {
    timeout: 5_000,
    interval: 400,
  })
})
