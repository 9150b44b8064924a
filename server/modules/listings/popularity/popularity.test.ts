import { expect, it } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { onPostgres } from '#tests/support/database.ts'
import { addListing } from '#tests/support/listings.ts'
import { readsOf } from '#tests/support/plans.ts'

const made = testApp()

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(made.clock.now().getTime() - days * DAY_MS)

const popularityOf = async (id: number) =>
  (
    await made.database.query
      .selectFrom('listing')
      .select('popular')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).popular
const count = () => made.services.listings.parts.popularity.count()

it('is what people have looked at and liked within two weeks', async () => {
  const listing_id = await addListing(made.database, {})
  const ignored = await addListing(made.database, {})
  const { accountId: account_id } = await made.logIn('Ida')
  const { accountId: another } = await made.logIn('Jon')
  const view = (who: number, days: number) =>
    made.database.query
      .insertInto('recent_view')
      .values({ account_id: who, listing_id, viewed_at: daysAgo(days) })
      .execute()
  await view(account_id, 13)
  await view(another, 15)
  await made.database.query
    .insertInto('favourite')
    .values({ account_id, listing_id, created_at: daysAgo(1) })
    .execute()
  await count()
  expect(await popularityOf(listing_id)).toBe(4)
  expect(await popularityOf(ignored)).toBe(0)
  await count()
  expect(await popularityOf(listing_id)).toBe(4)
  made.clock.move(2 * DAY_MS)
  await count()
  expect(await popularityOf(listing_id)).toBe(3)
  made.clock.move(14 * DAY_MS)
  await count()
  expect(await popularityOf(listing_id)).toBe(0)
})

// The embedded database has one connection, so there nobody waits for another.
it.runIf(onPostgres)(
  'waits for nobody who is just writing to a listing, and counts it the next time',
  async () => {
    const listing_id = await addListing(made.database, { popular: 5 })
    const other = await addListing(made.database, { popular: 5 })
    const writer = await made.database.pool.connect()
    await writer.query('begin')
    await writer.query("update listing set title = 'Held' where id = $1", [listing_id])
    await count()
    await writer.query('rollback')
    writer.release()
    expect(await popularityOf(other)).toBe(0)
    expect(await popularityOf(listing_id)).toBe(5)
    await count()
    expect(await popularityOf(listing_id)).toBe(0)
  },
)

// Only PostgreSQL tells how a statement was executed.
it.runIf(onPostgres)('reads what is younger than two weeks, of however much there is', async () => {
  const { pool } = made.database
  await pool.query(
    `with many as (insert into account (name, created_at) select 'N', $2 from generate_series(1, 5000) returning id)
     insert into recent_view (account_id, listing_id, viewed_at) select id, $1, $2 from many`,
    [await addListing(made.database, {}), daysAgo(30)],
  )
  await pool.query('vacuum analyze recent_view')
  await pool.query('vacuum analyze favourite')
  const reads = await readsOf(pool, count)
  const ofViews = reads.filter((it) => it.table === 'recent_view')
  expect(ofViews.map((it) => it.index)).toContain('recent_view_by_time')
  expect(ofViews.reduce((sum, it) => sum + it.rows, 0)).toBeLessThan(100)
})
