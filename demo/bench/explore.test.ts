import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filtersSchema } from '#contract/explore/filters.ts'
import { composeServices, type Services } from '#server/compose.ts'
import { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { postgresPool } from '#server/db/pool.ts'
import { exploreQueryOf } from '#server/modules/listings/explore/explore-query.ts'
import { compared, grown } from '#tests/bench/growth.ts'
import { type Row, writeSection } from '#tests/bench/report.ts'
import { openPostgres, type PostgresServer } from '#tests/support/postgres-cluster.ts'
import { loadTown } from '../load/load-town.ts'
import { seedListings } from '../scale/seed.ts'
import { town } from '../town/town.ts'

const FEW = 10_000
const MANY = Number(process.env.BENCH_LISTINGS ?? 1_000_000)
const MOST_TIMES_LONGER = 2
const counts = { few: FEW, many: MANY }
const SEEDING_MS = 30 * 60_000

const clock = { now: () => new Date() }
const rows: Row[] = []
const opened: Database[] = []
let server: PostgresServer
let few: Services['listings']
let many: Services['listings']

beforeAll(async () => {
  server = await openPostgres()
  few = await filled(FEW)
  many = await filled(MANY)
}, SEEDING_MS)
afterAll(async () => {
  await Promise.all(opened.map((it) => it.close()))
  await server?.close()
  writeSection('Explore and suggestions as data grows', 'npm run bench -- explore', rows)
})

async function filled(count: number): Promise<Services['listings']> {
  const url = await server.createDatabase(`explore_${count}`)
  const database = new Database(postgresPool(url, { applicationName: 'bench', onConnectionError: () => {} }))
  opened.push(database)
  await migrate(database.pool)
  await loadTown({ database, clock })
  await seedListings(
    { database, clock, tell: () => {}, signal: new AbortController().signal },
    count,
    'bench',
  )
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
  return composeServices({ database, clock }).listings
}

const { latitude, longitude } = town.centre
const here = { latitude, longitude }
const bounds = { south: latitude - 0.2, north: latitude + 0.2, west: longitude - 0.2, east: longitude + 0.2 }
type Work = (listings: Services['listings']) => Promise<unknown>

const exploring =
  (asked: object, filters: v.InferInput<typeof filtersSchema> = {}): Work =>
  (listings) => {
    const read = { ...here, ...asked, filters: v.parse(filtersSchema, filters) }
    const exploration = exploreQueryOf({ vertical: 'events', kind: '' }, read, here)
    return listings.parts.explore.page(exploration, { limit: 20, cursor: undefined }, 'en')
  }
const suggesting =
  (text: string): Work =>
  (listings) =>
    listings.search(here, { text, vertical: 'events', limit: 8 }, 'en')
const marking: Work = (listings) =>
  listings.parts.explore.points([exploreQueryOf({ vertical: 'events', kind: '' }, { bounds }, here)], 'en')

it.each<[string, Work]>([
  ['explore: the nearest', exploring({})],
  ['explore: the dearest', exploring({}, { sortBy: 'price-high' })],
  ['explore: the cheapest', exploring({}, { sortBy: 'price-low' })],
  ['explore: the best rated', exploring({}, { sortBy: 'top-rated' })],
  ['explore: 4.5 stars and more', exploring({}, { rating: [4.5, 5] })],
  ['explore: one category', exploring({ category: 'music' })],
  [
    'explore: two categories, the cheapest',
    exploring({ category: ['music', 'sport'] }, { sortBy: 'price-low' }),
  ],
  ['explore: what is new', exploring({ category: 'new' })],
  ['explore: a map', exploring({ bounds }, { sortBy: 'top-rated' })],
  ['explore: by name', exploring({ search_value: 'market' })],
  ['suggestions: one letter', suggesting('m')],
  ['suggestions: three letters', suggesting('mar')],
  ['suggestions: a word', suggesting('market')],
])('%s', async (what, work) => {
  const times = await compared({ few, many }, work)
  rows.push(grown(what, counts, times, MOST_TIMES_LONGER))
  expect(times.many / times.few).toBeLessThan(MOST_TIMES_LONGER)
})

it.each<[string, Work]>([
  ['suggestions: a slip of the finger', suggesting('lighthose')],
  [
    'explore: several rare things together',
    exploring({ category: 'music' }, { event_type: 'online', rating: [4.9, 5] }),
  ],
  ['all marks of a map, 10,000 at most', marking],
])('%s, which no promise is made of', async (what, work) => {
  rows.push(grown(what, counts, await compared({ few, many }, work)))
})
