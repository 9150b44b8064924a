import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gazetteerOnThread } from './gazetteer-thread.ts'

/** A worker that answers with its question. */
const WORKER = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, method, given }) => parentPort.postMessage({ id, found: [method, ...given] }))
`

let folder: string
let entry: URL

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-thread-'))
  await writeFile(join(folder, 'worker.mjs'), WORKER)
  entry = pathToFileURL(join(folder, 'worker.mjs'))
})

afterAll(() => rm(folder, { recursive: true }))

test('each question reaches the thread as it was asked, and its answer whoever asked it', async () => {
  const gazetteer = gazetteerOnThread(entry)
  const answers = await Promise.all([
    gazetteer.suggest('Weir', { near: { latitude: 1, longitude: 2 }, limit: 3 }),
    gazetteer.locate('street:weir-lane', { language: 'es' }),
    gazetteer.reverse(38.7, -31.9),
  ])
  expect(answers).toEqual([
    ['suggest', 'Weir', { near: { latitude: 1, longitude: 2 }, limit: 3 }],
    ['locate', 'street:weir-lane', { language: 'es' }],
    ['reverse', 38.7, -31.9],
  ])
  await gazetteer.close()
})
