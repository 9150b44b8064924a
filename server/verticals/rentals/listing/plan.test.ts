import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { quay } from '#tests/support/listings.ts'
import { readsOf } from '#tests/support/plans.ts'
import { fillRentals, june } from '#tests/support/rentals.ts'

const made = testApp()

const RENTALS = 4_000
const STAYS_EACH = 5
/**
 * The most rows that a plan may read: those that a walk in order looks at and their stays of these dates,
 * with some room.
 */
const MOST_READ = 2_500

beforeAll(async () => {
  const { pool } = made.database
  await fillRentals(pool, quay, RENTALS)
  await pool.query(
    `insert into stay (listing_id, during)
     select listing_id, tstzrange(at, at + interval '2 days')
     from rental, generate_series(1, $1::integer) n,
       lateral (select timestamptz '2026-06-02 10:00Z' + ((n - 1) * 30 + listing_id % 29) * interval '1 day' as at) as it`,
    [STAYS_EACH],
  )
  await pool.query('vacuum analyze listing')
  await pool.query('vacuum analyze rental')
  await pool.query('vacuum analyze stay')
}, 120_000)

const location = { text: 'Town', latitude: quay.latitude + 0.05, longitude: quay.longitude + 0.05 }

const ofStays = async (call: string, asked: object) => {
  const reads = await readsOf(made.database.pool, () => made.call(call, asked))
  return reads.filter((it) => it.table === 'stay' || it.index?.startsWith('stay_'))
}

test.each<[string, object]>([
  ['search-rentals', { location, ...june(10, 12) }],
  ['search-rentals', { location, filter: { sortBy: 'price-low' }, ...june(10, 12) }],
  ['search-rentals', { location, filter: { sortBy: 'top-rated', pricing_type: 'per_day' }, ...june(10, 20) }],
  ['check-rental-availability', { slug: 'r77', ...june(10, 12) }],
  ['get-rental-calendar', { slug: 'r77', from: '2026-06-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }],
])('of thousands of stays few are read by %s %j', async (call, asked) => {
  const reads = await ofStays(call, asked)
  expect(reads).not.toEqual([])
  expect(reads.filter((it) => it.node === 'Seq Scan' || it.rows > MOST_READ)).toEqual([])
  expect(new Set(reads.map((it) => it.index).filter(Boolean))).toEqual(new Set(['stay_no_overlap']))
})
