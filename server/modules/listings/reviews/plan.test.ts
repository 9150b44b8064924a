import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addListing } from '#tests/support/listings.ts'
import { readsOf, readsWhateverValues } from '#tests/support/plans.ts'

const server = testApp()
const REVIEWS = 20_000
const A_PAGE = 20

let cursor = ''
beforeAll(async () => {
  const { pool } = server.database
  for (const slug of ['busy', 'quiet']) {
    const id = await addListing(server.database, { slug })
    // One of a hundred gives two stars: a filter for those must not read the others.
    await pool.query(
      `insert into review (listing_id, author, rating, review, created_at, updated_at)
       select $1, 'Somebody', case n % 100 when 0 then 20 else 50 end, 'No. ' || n, at, at
       from generate_series(1, $2::integer) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) it`,
      [id, slug === 'busy' ? REVIEWS : 50],
    )
  }
  await pool.query('vacuum analyze review')
  await pool.query('vacuum analyze listing')
  const { body } = await server.call('get-reviews', { vertical: 'places', slug: 'busy' })
  cursor = body.next_cursor as string
}, 120_000)

test.each([
  ['the first page', () => ({}), 'review_by_age'],
  ['a later page', () => ({ cursor }), 'review_by_age'],
  ['those of two stars', () => ({ stars: 2 }), 'review_by_stars'],
])('of thousands of reviews %s reads its own, and the spread reads no words', async (_, more, index) => {
  const asked = { vertical: 'places', slug: 'busy', ...more() }
  for (const readsIn of [readsOf, readsWhateverValues]) {
    const reads = await readsIn(server.database.pool, () => server.call('get-reviews', asked))
    const ofReviews = reads.filter((it) => it.table === 'review')
    expect(new Set(ofReviews.map((it) => it.index))).toEqual(new Set([index, 'review_by_rating']))
    expect(ofReviews.find((it) => it.index === index)?.rows).toBeLessThanOrEqual(2 * A_PAGE)
    expect(ofReviews.find((it) => it.index === 'review_by_rating')?.node).toBe('Index Only Scan')
  }
})
