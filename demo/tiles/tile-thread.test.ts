import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawnOnThread, type TileSource } from './tile-thread.ts'

/** A worker that answers its question and how many came before. It breaks at zoom 6, and refuses zoom 5. */
const WORKER = `
  import { parentPort } from 'node:worker_threads'
  let asked = 0
  parentPort.on('message', ({ id, tile: { kind, z, x, y } }) => {
    if (z === 6) process.exit(1)
    if (z === 5) return parentPort.postMessage({ id, problem: 'no paint' })
    const body = new TextEncoder().encode([kind, z, x, y, asked++].join())
    parentPort.postMessage({ id, body, isOpenSea: z === 7 })
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
beforeEach(() => {
  source = drawnOnThread(entry)
})

afterEach(() => source.close())
afterAll(() => rm(folder, { recursive: true }))

const draw = async (z: number) => {
  const { body, isOpenSea } = await source.draw({ kind: 'street', z, x: 1, y: 2 })
  return [Buffer.from(body).toString(), isOpenSea]
}

test('all tiles are drawn by one thread, and each comes to who asked for it', async () => {
  expect(await Promise.all([draw(9), draw(7), draw(8)])).toEqual([
    ['street,9,1,2,0', false],
    ['street,7,1,2,1', true],
    ['street,8,1,2,2', false],
  ])
})

test('what goes wrong there is said here', async () => {
  await expect(draw(5)).rejects.toThrow('no paint')
})

test('a thread that breaks leaves nobody waiting, and the next tile starts another', async () => {
  for (let i = 0; i < 2; i++) {
    expect(await draw(9)).toEqual(['street,9,1,2,0', false])
    const both = await Promise.allSettled([draw(6), draw(9)])
    expect(both).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  }
  expect(await draw(9)).toEqual(['street,9,1,2,0', false])
})
