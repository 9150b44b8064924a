import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { quay } from '#tests/support/listings.ts'
import { readsOf } from '#tests/support/plans.ts'

const made = testApp()

const LISTINGS = 15_000
/** The number of rows that one statement inserts, because the embedded database ends a query that takes long. */
const AT_ONCE = 3_000
/** The most rows that a plan may read: those of a walk and those that count as few, with some room. */
const MOST_READ = 8_000

beforeAll(async () => {
  const category = await addCategory(made.database, 'events', 'music')
  for (let from = 0; from < LISTINGS; from += AT_ONCE) await insertSome(category, from + 1, from + AT_ONCE)
  await made.database.pool.query('vacuum analyze listing')
  await made.database.pool.query('vacuum analyze listing_words')
  await made.database.pool.query('vacuum analyze event')
}, 120_000)

const insertSome = (category: number, from: number, to: number) =>
  made.database.pool.query(
    `with made as (
       insert into listing (vertical, slug, title, cover_image, cover_color, currency, category_id, price_minor,
         rating_total, rating_count, latitude, longitude, time_zone, address, starts_at, ends_at, created_at)
       select 'events', 'e' || n, md5(n::text) || case when n % 100 = 0 then ' market' else '' end, '/img/x', '#aabbcc',
         'USD', case when n % 10 = 0 then $1::bigint end, n * 7919 % 10007, n * 31 % 50, 1,
         $2 + (n * 7919 % 30011) / 300000.0, $3 + (n * 104729 % 30011) / 300000.0, 'UTC', 'x',
         case when n % 5 = 1 then date '2026-05-01' else '2026-07-01' end,
         case when n % 5 = 1 and n % 20 > 1 then date '2026-05-02' else '2026-07-02' end, timestamptz '2026-06-01' - n * interval '10 minutes'
       from generate_series($4::bigint, $5::bigint) n
       returning id, starts_at, ends_at
     ), dated as (
       insert into event_date (listing_id, starts_at, ends_at) select id, starts_at, ends_at from made
       returning id, listing_id
     )
     insert into event (listing_id, date_id, is_online) select listing_id, id, listing_id % 12 = 0 from dated`,
    [category, quay.latitude, quay.longitude, from, to],
  )

const inTown = { latitude: quay.latitude + 0.05, longitude: quay.longitude + 0.05 }
const part = {
  south: quay.latitude,
  north: quay.latitude + 0.02,
  west: quay.longitude,
  east: quay.longitude + 0.02,
}

const used = new Set<string>()

describe('whatever is asked of thousands in one place, few are read', () => {
  it.each<object>([
    {},
    { filters: { sortBy: 'price-high' } },
    { filters: { sortBy: 'price-low' } },
    { filters: { sortBy: 'top-rated' } },
    { filters: { sortBy: 'soonest' } },
    { filters: { sortBy: 'newest' } },
    { filters: { sortBy: 'popular' } },
    { filters: { sortBy: 'soonest' }, category: 'music' },
    { filters: { rating: [4.5, 5] } },
    { filters: { sortBy: 'price-low', rating: [4.9, 5] } },
    { filters: { event_type: 'online' } },
    { filters: { price: [0, 0] } },
    { filters: { price: [20, 40], sortBy: 'soonest' } },
    { filters: { event_type: 'offline', sortBy: 'top-rated' } },
    { category: 'music' },
    { category: 'music', filters: { sortBy: 'price-high' } },
    { category: 'new' },
    { day: 'today' },
    { start_date: '2026-07-01 00:00', end_date: '2026-07-03 00:00' },
    { start_date: '2026-09-01 00:00', end_date: '2026-09-03 00:00', filters: { sortBy: 'soonest' } },
    { day: 'weekend', filters: { sortBy: 'soonest' }, category: 'music' },
    { search_value: 'market' },
    { search_value: 'market', filters: { sortBy: 'price-low' } },
    { search_value: 'zzzqqq' },
    { search_value: 'm' },
    { bounds: part },
    { bounds: part, filters: { sortBy: 'price-high' } },
    { bounds: part, filters: { sortBy: 'top-rated' }, category: 'music' },
    { bounds: { south: 50, north: 51, west: 8, east: 9 }, filters: { sortBy: 'price-high' } },
    { bounds: { south: 50, north: 51, west: 8, east: 9 }, filters: { sortBy: 'soonest' } },
  ])('%j', async (asked) => {
    const reads = await readsOf(made.database.pool, () =>
      made.call('get-all-events', { ...inTown, ...asked }),
    )
    for (const it of reads) if (it.index) used.add(it.index)
    const ofListings = reads.filter((it) => it.table?.startsWith('listing'))
    expect(ofListings).not.toEqual([])
    expect(ofListings.filter((it) => it.node === 'Seq Scan' || it.rows > MOST_READ)).toEqual([])
  })

  it.each(['market', 'mar', 'm', 'zzzqqq', 'makret', 'music', 'market zzzqqq'])(
    'looking for “%s” by name',
    async (search_value) => {
      const reads = await readsOf(made.database.pool, () => made.call('suggest-events', { search_value }))
      for (const it of reads) if (it.index) used.add(it.index)
      const ofListings = reads.filter((it) => it.table?.startsWith('listing'))
      expect(ofListings.filter((it) => it.node === 'Seq Scan' || it.rows > MOST_READ)).toEqual([])
    },
  )

  it('and each index that is kept for it is gone through', () => {
    const kept = ['age', 'category_place', 'length', 'map', 'place', 'price', 'rating', 'start'].map(
      (it) => `listing_by_${it}`,
    )
    expect([...kept, 'listing_words_by_word'].filter((it) => !used.has(it))).toEqual([])
  })
})
