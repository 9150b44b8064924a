import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawnOnThread } from './tile-thread.ts'

/** Answers with the tile's own numbers, refuses zoom 5, and breaks at zoom 6. */
const WORKER = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, z, x, y }) => {
    if (z === 6) process.exit(1)
    if (z === 5) return parentPort.postMessage({ id, problem: 'no paint' })
    parentPort.postMessage({ id, body: Uint8Array.of(z, x, y), isOpenSea: x === 0 })
  })
`

let folder: string
let entry: URL

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-thread-'))
  const file = join(folder, 'worker.mjs')
  await writeFile(file, WORKER)
  entry = pathToFileURL(file)
})

afterAll(() => rm(folder, { recursive: true }))

const tile = (z: number, x = 1, y = 2) => ({ kind: 'street', z, x, y }) as const

test('a tile drawn on the thread comes back to who asked for it', async () => {
  const source = drawnOnThread(entry)
  const [first, second] = await Promise.all([source.draw(tile(9)), source.draw(tile(10, 0, 7))])
  expect([...first.body]).toEqual([9, 1, 2])
  expect([[...second.body], second.isOpenSea]).toEqual([[10, 0, 7], true])
  await source.close()
})

test('what goes wrong there is said here', async () => {
  const source = drawnOnThread(entry)
  await expect(source.draw(tile(5))).rejects.toThrow('no paint')
  await source.close()
})

test('a thread that breaks leaves nobody waiting, and the next tile starts another', async () => {
  const source = drawnOnThread(entry)
  await expect(source.draw(tile(6))).rejects.toThrow('ended')
  expect([...(await source.draw(tile(9))).body]).toEqual([9, 1, 2])
  await source.close()
})
