import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Row, writeSection } from '#tests/bench/report.ts'
import { type ChildServer, startChildServer } from '#tests/support/child-server.ts'
import { town } from '../town/town.ts'

const rows: Row[] = []

let folder: string
let server: ChildServer | undefined
const start = () => {
  const env = { APP_MODE: 'demo', DATA_DIR: folder, LOG_LEVEL: 'silent' }
  return startChildServer({ entry: 'dist/server/main.js', env })
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
  server = await start()
}, 60_000)
afterAll(async () => {
  await server?.kill('SIGTERM')
  await rm(folder, { recursive: true })
  writeSection('The demo town', 'npm run bench', rows)
})

function middleTile(zoom: number): { x: number; y: number } {
  const { latitude, longitude } = town.centre
  const count = 2 ** zoom
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
  return { x: Math.floor(((longitude + 180) / 360) * count), y: Math.floor(((1 - north) / 2) * count) }
}

/** The tiles around the middle of the town, without those nearer than a number of steps. */
function tilesAround(zoom: number, nearest = 0, farthest = 4): string[] {
  const { x, y } = middleTile(zoom)
  const steps = Array.from({ length: farthest * 2 + 1 }, (_, i) => i - farthest)
  const all = steps.flatMap((down) => steps.map((right) => ({ down, right })))
  return all
    .filter(({ down, right }) => Math.max(Math.abs(down), Math.abs(right)) >= nearest)
    .map(({ down, right }) => `${x + right}/${y + down}`)
}

/** The tiles that a phone shows of a place in the hills, some tiles north and west of the town. */
function viewOf(kind: string, zoom: number, away: number): string[] {
  const { x, y } = middleTile(zoom)
  const [left, top] = [x - away, y - away]
  return [0, 1, 2, 3].flatMap((down) =>
    [0, 1, 2].map((right) => `/tiles/${kind}/${zoom}/${left + right}/${top + down}`),
  )
}

/** The tiles that a phone shows of the middle of the town. */
function viewAround(zoom: number): string[] {
  const { x, y } = middleTile(zoom)
  const steps = [-2, -1, 0, 1]
  return steps.flatMap((down) => steps.map((right) => `/tiles/street/${zoom}/${x + right}/${y + down}`))
}

async function allAtOnce(paths: readonly string[]): Promise<number> {
  return Math.max(...(await Promise.all(paths.map(timed))))
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

it('the first map waits for the survey of the town, unless it was drawn while the database was made', async () => {
  const opening = await allAtOnce(viewAround(14))
  await server?.kill('SIGTERM')
  server = await start()
  const fresh = await allAtOnce(viewAround(15))
  const kept = await allAtOnce(viewAround(14))
  rows.push({
    what: 'the first map of a start, 16 tiles at once, one step nearer than what a map opens with',
    measured: `${fresh.toFixed(0)} ms`,
    reference: `${opening.toFixed(0)} ms what it opens with, right after a first start; ${kept.toFixed(0)} ms after a later one`,
    promise: '',
  })
  expect(kept).toBeLessThan(fresh)
})

it.each(['street', 'satellite'])('a new %s tile is drawn at once', async (kind) => {
  const seldomSeen = [tilesAround(15, 4, 5), tilesAround(16, 8, 8), tilesAround(17), tilesAround(18)]
  const paths = seldomSeen.flatMap((tiles, i) => tiles.map((it) => `/tiles/${kind}/${15 + i}/${it}`))
  const fresh = await allTimed(paths)
  const kept = await allTimed(paths)
  rows.push({
    what: `${kind} tile, new, zooms 15 to 18`,
    measured: inMs(fresh),
    reference: `${inMs(kept)} when it was drawn before`,
    promise: '',
  })
  expect(at(kept, 0.5)).toBeLessThan(at(fresh, 0.5))
})

it('a view that nobody has looked at comes whole', async () => {
  const views = [viewOf('street', 16, 12), viewOf('street', 17, 24), viewOf('satellite', 17, 24)]
  const fresh: number[] = []
  const kept: number[] = []
  for (const view of views) {
    fresh.push(await allAtOnce(view))
    kept.push(await allAtOnce(view))
  }
  rows.push({
    what: '12 tiles at once, new, the last of them',
    measured: fresh.map((it) => `${it.toFixed(0)} ms`).join(', '),
    reference: `${kept.map((it) => `${it.toFixed(0)} ms`).join(', ')} when they were drawn before`,
    promise: '',
  })
  expect(Math.max(...kept)).toBeLessThan(Math.max(...fresh))
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
