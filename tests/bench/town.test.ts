import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { town } from '#server/demo/town/town.ts'
import { type ChildServer, startChildServer } from '#tests/support/child-server.ts'
import { type Row, writeSection } from './report.ts'

const LONGEST_TILE_MS = 50
const PREPARED_AFTER_MS = 8_000
const rows: Row[] = []

let folder: string
let server: ChildServer | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
  const env = { APP_MODE: 'demo', DATA_DIR: folder, LOG_LEVEL: 'silent' }
  server = await startChildServer({ entry: 'dist/server/main.js', env })
  // The first tile waits for the survey of the whole island; a few seconds after its start the server has that done,
  // and laid out the names of the zooms that are asked for first.
  for (const kind of ['street', 'satellite']) await timed(`/tiles/${kind}/14/${tilesAround(14)[0]}`)
  await sleep(PREPARED_AFTER_MS)
}, 60_000)
afterAll(async () => {
  await server?.kill('SIGTERM')
  await rm(folder, { recursive: true })
  writeSection('The demo town', 'npm run bench', rows)
})

/** The tiles about the middle of the town, as a screen shows them. */
function tilesAround(zoom: number): string[] {
  const { latitude, longitude } = town.centre
  const count = 2 ** zoom
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
  const [x, y] = [Math.floor(((longitude + 180) / 360) * count), Math.floor(((1 - north) / 2) * count)]
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  return steps.flatMap((down) => steps.map((right) => `${x + right}/${y + down}`))
}

async function timed(path: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${server?.url}${path}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return performance.now() - began
}

async function allTimed(paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) times.push(await timed(path))
  return times.sort((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
const inMs = (sorted: readonly number[]) =>
  `${at(sorted, 0.5).toFixed(0)} ms, 95 of 100 within ${at(sorted, 0.95).toFixed(0)} ms`

it.each(['street', 'satellite'])('a new %s tile is drawn at once', async (kind) => {
  // What is farther away was drawn ahead by now.
  const paths = [17, 18].flatMap((z) => tilesAround(z).map((it) => `/tiles/${kind}/${z}/${it}`))
  const fresh = await allTimed(paths)
  const kept = await allTimed(paths)
  rows.push({
    what: `${kind} tile, new, zooms 17 and 18`,
    measured: inMs(fresh),
    reference: `${inMs(kept)} when it was drawn before`,
    promise: `95 of 100 within ${LONGEST_TILE_MS} ms on a quiet machine`,
  })
  expect(at(kept, 0.5)).toBeLessThan(at(fresh, 0.5))
})

it('a cover is drawn while one waits, and kept', async () => {
  const seeds = Array.from({ length: 20 }, (_, i) => 1_000 + i)
  const kinds = ['events/music', 'places/cafe', 'rentals/villa']
  const paths = seeds.flatMap((seed) => kinds.map((it) => `/img/${it}/${seed}/0/480.avif`))
  const fresh = await allTimed(paths)
  const kept = await allTimed(paths)
  rows.push({
    what: 'cover of a card, new, 480 px, AVIF',
    measured: inMs(fresh),
    reference: `${inMs(kept)} when it was drawn before`,
    promise: '',
  })
  expect(at(kept, 0.5)).toBeLessThan(at(fresh, 0.5))
})
