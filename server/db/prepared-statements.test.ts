import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { Database, Queryable } from './database.ts'
import { StatementNames } from './prepared-statements.ts'

let opened: TestDatabase
let database: Database
beforeAll(async () => {
  opened = await openTestDatabase()
  database = opened.database
})
afterEach(async () => {
  await sql`drop table if exists probe`.execute(database.query)
})
afterAll(() => opened.close())

async function makeProbe(): Promise<void> {
  await sql`create table probe (id integer primary key)`.execute(database.query)
  await sql`insert into probe values (1), (2)`.execute(database.query)
}

/** All columns, whichever there are: what a migration beside a running server changes. */
const readProbe = async (query: Queryable, id: number) => {
  const { rows } = await sql<{ id: number }>`select * from probe where id = ${id}`.execute(query)
  return rows
}

/** What the database has prepared on the connection that the answer comes from. */
const preparedOf = async (query: Queryable) => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%from probe where id = $1'`.execute(
    query,
  )
  return rows.length
}

const addColumn = () => sql.raw('alter table probe add column more integer').execute(database.query)

describe('a statement', () => {
  test('that comes often is prepared once a connection, and answers with the values of each time', async () => {
    await makeProbe()
    await database.transaction(async (tx) => {
      for (const id of [1, 2, 1, 2, 1]) expect(await readProbe(tx, id)).toEqual([{ id }])
      expect(await preparedOf(tx)).toBe(1)
    })
  })

  test('whose table has got another column meanwhile is asked again', async () => {
    await makeProbe()
    for (let i = 0; i < 20; i++) await Promise.all([1, 2, 1, 2].map((id) => readProbe(database.query, id)))
    await addColumn()
    expect(await readProbe(database.query, 1)).toEqual([{ id: 1, more: null }])
  })

  test('whose table has got another column lets its transaction run again', async () => {
    await makeProbe()
    for (let i = 0; i < 20; i++) await Promise.all([1, 2, 1, 2].map((id) => readProbe(database.query, id)))
    await addColumn()
    expect(await database.transaction((tx) => readProbe(tx, 2))).toEqual([{ id: 2, more: null }])
  })
})

describe('the names of statements', () => {
  test('are given to what comes a third time', () => {
    const names = new StatementNames()
    expect([names.of('select 1'), names.of('select 1')]).toEqual([undefined, undefined])
    expect(names.of('select 1')).toMatch(/^.{27}$/)
    expect(names.of('select 1')).toBe(names.of('select 1'))
  })

  test('are not more than five hundred, whatever is asked', () => {
    const names = new StatementNames()
    const texts = Array.from({ length: 600 }, (_, i) => `select ${i}`)
    for (let round = 0; round < 4; round++) for (const text of texts) names.of(text)
    expect(texts.filter((text) => names.of(text) !== undefined)).toHaveLength(500)
  })

  test('forget what came twice, long ago', () => {
    const names = new StatementNames()
    names.of('select 1')
    names.of('select 1')
    for (let i = 0; i < 2_001; i++) names.of(`select ${i + 2}`)
    expect(names.of('select 1')).toBeUndefined()
  })
})
