import { afterAll, beforeAll, expect, it } from 'vitest'
import { clockText } from '#contract/clock.ts'
import { composeServices, type Services } from '#server/compose.ts'
import { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { postgresPool } from '#server/db/pool.ts'
import { exploreQueryOf } from '#server/modules/listings/explore/explore-query.ts'
import { quay } from '#tests/support/listings.ts'
import { openPostgres, type PostgresServer } from '#tests/support/postgres-cluster.ts'
import { fillRentals } from '#tests/support/rentals.ts'
import { compared, grown } from './growth.ts'
import { type Row, writeSection } from './report.ts'

const STAYS_EACH = 10
/** The number of rentals that get their stays in one statement, because one that takes too long is cancelled. */
const AT_ONCE = 2_000
/** The number of stays. */
const counts = { few: 10_000, many: Number(process.env.BENCH_STAYS ?? 1_000_000) }
const MOST_TIMES_LONGER = 2
const DAY_MS = 86_400_000

const clock = { now: () => new Date() }
const { latitude, longitude } = quay
const rows: Row[] = []
const opened: Database[] = []
let server: PostgresServer
let few: Services
let many: Services

beforeAll(async () => {
  server = await openPostgres()
  few = await filled(counts.few)
  many = await filled(counts.many)
}, 20 * 60_000)
afterAll(async () => {
  await Promise.all(opened.map((it) => it.close()))
  await server?.close()
  writeSection('Availability as stays grow', 'npm run bench -- availability', rows)
})

async function filled(stays: number): Promise<Services> {
  const url = await server.createDatabase(`stays_${stays}`)
  const database = new Database(postgresPool(url, { applicationName: 'bench', onConnectionError: () => {} }))
  opened.push(database)
  await migrate(database.pool)
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await fillRentals(client, quay, stays / STAYS_EACH)
  for (let last = 0; last < stays / STAYS_EACH; last += AT_ONCE) {
    await client.query(
      `insert into stay (listing_id, during)
       select listing_id, tstzrange(at, at + interval '2 days')
       from rental, generate_series(1, $1::integer) n, lateral (select date_trunc('hour', now())
         + ((n - 1) * 30 + listing_id % 29) * interval '1 day' as at) as it
       where listing_id > $2::bigint and listing_id <= $2::bigint + $3::bigint`,
      [STAYS_EACH, last, AT_ONCE],
    )
  }
  await client.query('vacuum analyze')
  client.release(true)
  return composeServices({ database, clock })
}

const day = (days: number) => `${clockText(Date.now() + days * DAY_MS).slice(0, 'YYYY-MM-DD'.length)} 12:00`
const dates = { start_date: day(40), end_date: day(43) }
const rental = { slug: 'r77', ...dates }

type Work = (services: Services) => Promise<unknown>

const checking: Work = ({ verticals }) => verticals.rentals.parts.availability.check(rental, undefined)
const calendar: Work = ({ verticals }) =>
  verticals.rentals.parts.availability.calendar(
    {
      ...{ slug: rental.slug, from: clock.now().toISOString() },
      until: new Date(Date.now() + 180 * DAY_MS).toISOString(),
    },
    undefined,
  )
const searching =
  (filters: object): Work =>
  ({ listings }) => {
    const { explore } = listings.parts
    const of = { vertical: 'rentals', kind: 'vehicle', stay: explore.stayOf(dates) } as const
    const exploration = exploreQueryOf(of, { latitude, longitude, ...filters }, { latitude, longitude })
    return explore.page(exploration, { limit: 20, cursor: undefined }, 'en')
  }

it.each<[string, Work]>([
  ['whether one is free', checking],
  ['its calendar of half a year', calendar],
  ['what is free, the nearest', searching({})],
])('%s', async (what, work) => {
  const times = await compared({ few, many }, work)
  rows.push(grown(what, counts, times, MOST_TIMES_LONGER))
  expect(times.many / times.few).toBeLessThan(MOST_TIMES_LONGER)
})
