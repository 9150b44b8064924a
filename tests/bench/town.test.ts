import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { town } from '#demo/town/town.ts'
import { type ChildServer, startChildServer } from '#tests/support/child-server.ts'
import { type Row, writeSection } from './report.ts'

const LONGEST_TILE_MS = 50
const PREPARED_AFTER_MS = 8_000
const LOOKED_AT_MS = 1_200
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

function middleTile(zoom: number): { x: number; y: number } {
  const { latitude, longitude } = town.centre
  const count = 2 ** zoom
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
  return { x: Math.floor(((longitude + 180) / 360) * count), y: Math.floor(((1 - north) / 2) * count) }
}

/** The tiles about the middle of the town, but for those that are nearer than this. */
function tilesAround(zoom: number, nearest = 0, farthest = 4): string[] {
  const { x, y } = middleTile(zoom)
  const steps = Array.from({ length: farthest * 2 + 1 }, (_, i) => i - farthest)
  const all = steps.flatMap((down) => steps.map((right) => ({ down, right })))
  return all
    .filter(({ down, right }) => Math.max(Math.abs(down), Math.abs(right)) >= nearest)
    .map(({ down, right }) => `${x + right}/${y + down}`)
}

/** What a phone shows of a place in the hills, so many tiles north and west of the town. */
function viewOf(kind: string, zoom: number, away: number): string[] {
  const { x, y } = middleTile(zoom)
  const [left, top] = [x - away, y - away]
  return [0, 1, 2, 3].flatMap((down) =>
    [0, 1, 2].map((right) => `/tiles/${kind}/${zoom}/${left + right}/${top + down}`),
  )
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

it.each(['street', 'satellite'])(
  'the first %s tile from afar takes no longer than one of the town',
  async (kind) => {
    const zooms = Array.from({ length: 10 }, (_, i) => 4 + i)
    const paths = zooms.map((zoom) => `/tiles/${kind}/${zoom}/${tilesAround(zoom, 0, 0)[0]}`)
    const fresh = await allTimed(paths)
    const kept = await allTimed(paths)
    rows.push({
      what: `${kind} tile, the first of each of zooms 4 to 13`,
      measured: `${at(fresh, 0.5).toFixed(0)} ms, the slowest ${at(fresh, 1).toFixed(0)} ms`,
      reference: `${inMs(kept)} when it was drawn before`,
      promise: `${LONGEST_TILE_MS} ms on a quiet machine`,
    })
    expect(at(kept, 0.5)).toBeLessThan(at(fresh, 0.5))
  },
)

it.each(['street', 'satellite'])('a new %s tile is drawn at once', async (kind) => {
  // What is farther away, and the town itself at zooms 15 and 16, was drawn ahead by now.
  const seldomSeen = [tilesAround(15, 4, 5), tilesAround(16, 8, 8), tilesAround(17), tilesAround(18)]
  const paths = seldomSeen.flatMap((tiles, i) => tiles.map((it) => `/tiles/${kind}/${15 + i}/${it}`))
  const fresh = await allTimed(paths)
  const kept = await allTimed(paths)
  rows.push({
    what: `${kind} tile, new, zooms 15 to 18`,
    measured: inMs(fresh),
    reference: `${inMs(kept)} when it was drawn before`,
    promise: `95 of 100 within ${LONGEST_TILE_MS} ms on a quiet machine`,
  })
  expect(at(kept, 0.5)).toBeLessThan(at(fresh, 0.5))
})

it('what whoever uses the map asks for next is there', async () => {
  const walks = [
    [viewOf('street', 16, 12), viewOf('street', 17, 24), viewOf('street', 17, 25)],
    [
      viewOf('street', 17, 48),
      viewOf('street', 16, 24),
      viewOf('satellite', 16, 24),
      viewOf('satellite', 17, 48),
    ],
  ]
  const slowest: number[][] = []
  for (const walk of walks) {
    const ofWalk: number[] = []
    for (const view of walk) {
      ofWalk.push(Math.max(...(await Promise.all(view.map(timed)))))
      await sleep(LOOKED_AT_MS)
    }
    slowest.push(ofWalk)
  }
  const first = slowest.map(([whereNobodyLooked = 0]) => whereNobodyLooked).sort((a, b) => a - b)
  const next = slowest.flatMap(([, ...others]) => others).sort((a, b) => a - b)
  rows.push({
    what: '12 tiles at once, the last of them, one step on (nearer, aside; farther, from the air, nearer) after 1.2 s of looking',
    measured: `${at(next, 0.5).toFixed(0)} ms, the slowest of ${next.length} steps ${at(next, 1).toFixed(0)} ms`,
    reference: `${first.map((it) => it.toFixed(0)).join(' and ')} ms where nobody has looked yet`,
    promise: `${LONGEST_TILE_MS} ms on a quiet machine`,
  })
  expect(at(next, 0.5)).toBeLessThan(at(first, 0.5))
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
