import { expect, it } from 'vitest'
import { Database } from '#server/db/database.ts'
import { EmbeddedEngine } from '#server/db/embedded/engine.ts'
import { migrate, shippedMigrations } from '#server/db/migrate.ts'
import { embeddedPool } from '#server/db/pool.ts'
import { addCategory } from '#tests/support/categories.ts'
import { addListing } from '#tests/support/listings.ts'

it('what was listed before it could be searched by words is found by them afterwards', async () => {
  const before = Object.entries(shippedMigrations).filter(([name]) => name < '0016')
  const engine = new EmbeddedEngine({ dataDir: 'memory://' })
  await engine.start()
  const pool = embeddedPool(engine, { applicationName: 'test', onConnectionError: () => {} })
  const database = new Database(pool)
  await migrate(pool, Object.fromEntries(before))
  const category_id = await addCategory(database, 'events', 'music')
  await addListing(database, { title: 'Brass on the quay', category_id })
  await migrate(pool)
  const found = (word: string) =>
    pool.query(
      `select count(*)::int as count from listing_words
       where words @@ (select whole from read_question($1::text[], 'en'))`,
      [[word]],
    )
  expect((await found('brass')).rows).toEqual([{ count: 1 }])
  expect((await found('music')).rows).toEqual([{ count: 1 }])
  expect((await pool.query(`select mended('{brsas,musik}') as words`)).rows).toEqual([
    { words: ['brass', 'music'] },
  ])
  await database.close()
  await engine.close()
})
