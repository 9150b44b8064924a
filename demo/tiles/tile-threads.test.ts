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
const ASKED = 80

/**
 * Paints each strip in a grey of its own. Breaks at zoom 3 and at the lower half of zoom 6; refuses zoom 5, and zoom 4
 * if somebody waits for it; sees nothing but water at zoom 7; at zoom 8 it tells whether somebody waits.
 */
const WORKER = `
  import { parentPort, workerData } from 'node:worker_threads'
  parentPort.on('message', ({ id, tile: { z }, strip, pixels, isForNobody }) => {
    if (z === 3 || (z === 6 && strip === 'lower')) process.exit(1)
    if (z === 4 && !isForNobody) return parentPort.postMessage({ id, problem: 'only for nobody' })
    if (z === 5) return parentPort.postMessage({ id, problem: 'no paint' })
    const half = pixels.length / 2
    if (strip === 'whole') pixels.fill(z === 8 ? workerData[0] * ${ASKED} : ${WHOLE})
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

/** So many that the second thread learns by them; answers the greys of each. */
async function twoDrawForNobody(z = 9): Promise<number[]> {
  const greys = []
  for (let i = 0; i < 8; i++) {
    const both = [source.drawForNobody(tile(9), 'first'), source.drawForNobody(tile(z), 'second')]
    greys.push(...(await Promise.all(both.map(greysOf))).flat())
  }
  return greys
}

test('a tile is drawn whole until the second thread has learned by what nobody waits for, then half by each', async () => {
  source = drawnOnThreads(entry, 2)
  for (let i = 0; i < 20; i++) expect(await greysOf(source.draw(tile(9)))).toEqual([WHOLE, WHOLE])
  expect(new Set(await twoDrawForNobody())).toEqual(new Set([WHOLE]))
  expect(await greysOf(source.draw(tile(9)))).toEqual([UPPER, LOWER])
})

test('what the first thread draws for nobody teaches the second nothing', async () => {
  source = drawnOnThreads(entry, 2)
  for (let i = 0; i < 20; i++) await source.drawForNobody(tile(9), 'first')
  expect(await greysOf(source.draw(tile(9)))).toEqual([WHOLE, WHOLE])
})

test('open water teaches the second thread nothing', async () => {
  source = drawnOnThreads(entry, 2)
  for (let i = 0; i < 20; i++) await source.drawForNobody(tile(7), 'second')
  expect(await greysOf(source.draw(tile(9)))).toEqual([WHOLE, WHOLE])
})

test('what is drawn for nobody says so', async () => {
  source = drawnOnThreads(entry, 2)
  expect(new Set(await twoDrawForNobody(4))).toEqual(new Set([WHOLE]))
  await expect(source.draw(tile(4))).rejects.toThrow('only for nobody')
})

test('both threads know when somebody waits, or did a moment ago', async () => {
  source = drawnOnThreads(entry, 2)
  await twoDrawForNobody()
  const askingSeen = async () => {
    const both = [source.drawForNobody(tile(8), 'first'), source.drawForNobody(tile(8), 'second')]
    return (await Promise.all(both.map(greysOf))).map(([first]) => first)
  }
  expect(await askingSeen()).toEqual([0, 0])
  await source.draw(tile(9))
  expect(await askingSeen()).toEqual([ASKED, ASKED])
  await vi.waitFor(async () => expect(await askingSeen()).toEqual([0, 0]), 5_000)
})

test('a second thread that breaks for nobody leaves all to the first', async () => {
  source = drawnOnThreads(entry, 2)
  await twoDrawForNobody()
  await expect(source.drawForNobody(tile(3), 'second')).rejects.toThrow('ended')
  expect(await greysOf(source.draw(tile(9)))).toEqual([WHOLE, WHOLE])
})

test('with one processor no second thread is started', async () => {
  source = drawnOnThreads(entry, 1)
  expect(new Set(await twoDrawForNobody())).toEqual(new Set([WHOLE]))
  expect(await greysOf(source.draw(tile(9)))).toEqual([WHOLE, WHOLE])
})

test('where there is nothing but water, all have one picture', async () => {
  source = drawnOnThreads(entry, 2)
  const [first, second] = [await source.draw(tile(7)), await source.draw(tile(7))]
  expect(first.isOpenSea).toBe(true)
  expect(second.body).toBe(first.body)
})

test('what goes wrong there is said here', async () => {
  source = drawnOnThreads(entry, 2)
  await expect(source.draw(tile(5))).rejects.toThrow('no paint')
})

test('a thread that breaks leaves nobody waiting, and the next tile starts another', async () => {
  source = drawnOnThreads(entry, 2)
  for (let i = 0; i < 2; i++) {
    await twoDrawForNobody()
    expect(await greysOf(source.draw(tile(9)))).toEqual([UPPER, LOWER])
    await expect(source.draw(tile(6))).rejects.toThrow('ended')
    expect(await greysOf(source.draw(tile(9)))).toEqual([WHOLE, WHOLE])
  }
})
