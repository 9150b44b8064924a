import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TileImage } from './encode.ts'
import { registerTiles, type TileOptions } from './routes.ts'
import { type TileAddress, tileName } from './tile-address.ts'
import type { TileSource } from './tile-source.ts'

let cacheDir: string
let app: FastifyInstance
let drawn: string[]

/** Draws a few bytes and says which tiles it was asked for. */
const sketches: TileSource = {
  async draw(tile): Promise<TileImage> {
    drawn.push(tileName(tile))
    const body = Buffer.from(tileName(tile))
    return tile.x === 0 ? { body, type: 'image/webp', isOpenSea: true } : { body, type: 'image/webp' }
  },
  drawForNobody: (tile) => sketches.draw(tile),
  close: async () => undefined,
}

async function start(source: TileSource, options: Partial<TileOptions> = {}): Promise<void> {
  app = Fastify()
  await registerTiles(app, { cacheDir, source, quietAfterMs: 800, ...options })
}
/** What it does by itself, it does when somebody may ask. */
async function listen(source: TileSource, options: Partial<TileOptions>): Promise<string> {
  await app.close()
  await start(source, options)
  return app.listen()
}

const kept = async () => (await readdir(join(cacheDir, 'v3'))).filter((it) => !it.endsWith('.draft'))

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'quayside-tiles-'))
  drawn = []
  await start(sketches)
})

afterEach(async () => {
  await app.close()
  await rm(cacheDir, { recursive: true })
})

test('a tile is drawn once and then kept, also for the next start', async () => {
  const first = await app.inject('/tiles/street/14/6737/6278')
  expect([first.statusCode, first.headers['content-type'], first.body]).toEqual([
    200,
    'image/webp',
    'street-14-6737-6278',
  ])
  await app.inject('/tiles/street/14/6737/6278')
  await app.close()
  await start({ ...sketches, draw: () => Promise.reject(new Error('nothing is drawn twice')) })
  expect((await app.inject('/tiles/street/14/6737/6278')).body).toBe('street-14-6737-6278')
  expect(drawn).toEqual(['street-14-6737-6278'])
})

test('what was drawn ahead is there for whoever asks, and is not drawn again at the next start', async () => {
  const ahead = [6737, 6738].map((x) => ({ kind: 'street', z: 14, x, y: 6278 }) as const)
  await listen(sketches, { ahead })
  await vi.waitFor(async () => expect(await kept()).toHaveLength(2), 5_000)
  expect((await app.inject('/tiles/street/14/6738/6278')).body).toBe('street-14-6738-6278')
  await listen(sketches, { ahead })
  await sleep(1_800)
  expect(drawn).toEqual(ahead.map(tileName))
})

test('the drawing is rehearsed at each start at once, before anything is drawn ahead', async () => {
  const tile = { kind: 'street', z: 14, x: 6_737, y: 6_278 } as const
  const rehearsal = [{ ...tile, z: 17 }]
  const [rehearsed] = rehearsal.map(tileName)
  for (const later of [[tileName(tile)], []]) {
    drawn = []
    await listen(sketches, { rehearsal, ahead: [...rehearsal, tile] })
    await vi.waitFor(() => expect(drawn).toEqual([rehearsed]), { timeout: 700, interval: 10 })
    await vi.waitFor(() => expect(drawn).toEqual([rehearsed, ...later]), 5_000)
    await vi.waitFor(async () => expect(await kept()).toHaveLength(2))
  }
  expect((await app.inject('/tiles/street/17/6737/6278')).body).toBe(rehearsed)
  expect(drawn).toEqual([rehearsed])
})

test('what is seen first is drawn before anybody can ask, and only once', async () => {
  const opening = [6_737, 6_738].map((x) => ({ kind: 'street', z: 14, x, y: 6_278 }) as const)
  await app.close()
  await start(sketches, { opening })
  await vi.waitFor(async () => expect(await kept()).toHaveLength(2))
  await app.close()
  await start(sketches, { opening })
  await app.ready()
  expect((await app.inject('/tiles/street/14/6738/6278')).body).toBe('street-14-6738-6278')
  expect(drawn).toEqual(opening.map(tileName))
})

test('a server that has just started, or is asked for anything at all, draws nothing ahead', async () => {
  const ahead = [{ kind: 'street', z: 14, x: 6_738, y: 6_278 } as const]
  const address = await listen(sketches, { ahead, quietAfterMs: 2_000 })
  await sleep(1_000)
  expect(drawn).toEqual([])
  await fetch(`${address}/something-else`)
  await sleep(1_500)
  expect(drawn).toEqual([])
  await vi.waitFor(() => expect(drawn).toHaveLength(1), 5_000)
})

test('what whoever looks at the map is likely to ask for next is drawn while they look', async () => {
  const forNobody: string[] = []
  const drawForNobody = async (tile: TileAddress) => {
    forNobody.push(tileName(tile))
    return sketches.draw(tile)
  }
  const address = await listen({ ...sketches, drawForNobody }, {})
  const ask = (...tiles: string[]) => Promise.all(tiles.map((it) => fetch(`${address}/tiles/street/${it}`)))
  await ask('14/6737/6278', '14/6738/6278')
  // One step nearer, what lies around, the same from the air, one step farther, and none that is there.
  await vi.waitFor(() => expect(forNobody).toHaveLength(8 + 10 + 2 + 8), { timeout: 5_000, interval: 50 })
  const middle = [13_475, 13_476].flatMap((x) => [12_556, 12_557].map((y) => `street-15-${x}-${y}`))
  expect(forNobody.slice(0, 4).sort()).toEqual(middle)
  expect(forNobody).not.toContain('street-14-6737-6278')
  drawn = []
  await ask('15/13475/12556', '15/13476/12556')
  expect(drawn).toEqual([])
})

test('nothing is guessed any more when somebody goes on to something else, and no two guesses pile up', async () => {
  const forNobody: string[] = []
  let go = () => {}
  const may = new Promise<void>((resolve) => (go = resolve))
  const drawForNobody = async (tile: TileAddress) => {
    forNobody.push(tileName(tile))
    await may
    return sketches.draw(tile)
  }
  const address = await listen({ ...sketches, drawForNobody }, {})
  const ask = (path: string) => fetch(`${address}/tiles/${path}`).then((it) => it.text())
  await ask('street/14/6737/6278')
  await vi.waitFor(() => expect(forNobody).toHaveLength(2), 5_000)
  await ask('satellite/14/6740/6280')
  await sleep(400)
  expect(forNobody).toHaveLength(2)
  go()
  await vi.waitFor(() => expect(forNobody.length).toBeGreaterThan(6), { timeout: 5_000, interval: 50 })
  expect(forNobody.filter((it) => it.startsWith('street-15'))).toHaveLength(2)
})

test('what nobody waits for any more is not drawn', async () => {
  let go = () => {}
  const may = new Promise<void>((resolve) => (go = resolve))
  const draw: TileSource['draw'] = (tile) => may.then(() => sketches.draw(tile))
  const address = await listen({ ...sketches, draw, drawForNobody: () => new Promise(() => {}) }, {})
  let [arrived, left] = [0, 0]
  app.server.on('request', (_request, response) => {
    arrived += 1
    response.once('close', () => (left += 1))
  })
  const ask = async (x: number, signal: AbortSignal | null = null) =>
    (await fetch(`${address}/tiles/street/14/${x}/6278`, { signal })).text()
  const leaving = new AbortController()
  const stays = [1, 2, 3, 4].map((x) => ask(x))
  await vi.waitFor(() => expect(arrived).toBe(4))
  const leaves = [5, 6, 7].map((x) => ask(x, leaving.signal))
  await vi.waitFor(() => expect(arrived).toBe(7))
  leaving.abort()
  await Promise.allSettled(leaves)
  await vi.waitFor(() => expect(left).toBe(3))
  go()
  await Promise.all(stays)
  expect(drawn).toEqual([1, 2, 3, 4].map((x) => `street-14-${x}-6278`))
  app.server.closeAllConnections()
})

test('a storm is turned away with a word on when to come back, which nobody keeps', async () => {
  const storm = Array.from({ length: 600 }, (_, i) => app.inject(`/tiles/street/14/${i}/6278`))
  const refused = (await Promise.all(storm)).filter((it) => it.statusCode === 503)
  expect(refused.length).toBe(600 - 512 - 3)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(refused[0]?.headers).not.toHaveProperty('etag')
})

test('two who ask at once wait for the same drawing', async () => {
  await Promise.all([app.inject('/tiles/street/9/210/196'), app.inject('/tiles/street/9/210/196')])
  expect(drawn).toHaveLength(1)
})

test('a browser may keep a tile for a week, and is told when it still holds', async () => {
  const { headers } = await app.inject('/tiles/satellite/12/1684/1569')
  expect(headers['cache-control']).toContain('max-age=604800')
  const again = await app.inject({
    url: '/tiles/satellite/12/1684/1569',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  'street/3/1/1',
  'street/19/1/1',
  'street/5/32/1',
  'street/5/1/32',
  'street/5/-1/1',
  'street/5/1e0/1',
  'street/5/1.5/1',
  'street/05x/1/1',
  'terrain/5/1/1',
  'street/5/1/..%2f1',
  'street/18/9999999999/1',
])('there is no tile %s', async (path) => {
  expect((await app.inject(`/tiles/${path}`)).statusCode).toBe(404)
  expect(drawn).toEqual([])
})

test('the open sea is not kept tile by tile', async () => {
  await app.inject('/tiles/street/9/0/0')
  expect(await kept()).toEqual([])
})

test('a drawing that fails is not kept, and the next one is tried', async () => {
  await app.close()
  let fails = true
  await start({
    ...sketches,
    draw: (tile) => (fails ? Promise.reject(new Error('out of paint')) : sketches.draw(tile)),
  })
  expect((await app.inject('/tiles/street/9/210/196')).statusCode).toBe(500)
  fails = false
  expect((await app.inject('/tiles/street/9/210/196')).statusCode).toBe(200)
})
