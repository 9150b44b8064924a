import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { Queryable } from './database.ts'
import { brokenInvariants, invariants } from './invariants.ts'

let opened: TestDatabase
let query: Queryable
beforeAll(async () => {
  opened = await openTestDatabase()
  query = opened.database.query
  await sql`insert into account (name, created_at) values ('Amira', now())`.execute(query)
})
beforeEach(async () => {
  expect(await brokenInvariants(query)).toEqual([])
})
afterAll(() => opened.close())

/** What is found broken after the statement, which is undone again. */
async function foundAfter(statement: string): Promise<string[]> {
  const undo = new Error('undo')
  let found: string[] = []
  await opened.database
    .transaction(async (tx) => {
      await sql.raw(statement).execute(tx)
      found = (await brokenInvariants(tx)).map((it) => it.invariant)
      throw undo
    })
    .catch((error) => {
      if (error !== undo) throw error
    })
  return found
}

const remembered = (status: number, reply: string) => `
  insert into idempotency (owner, key, call, request_hash, status, reply, created_at)
  select id, 'a key', 'a call', decode(repeat('00', 32), 'hex'), ${status}, '${reply}', now() from account`

const oneDefault = 'one language is the default'
const oneVersion = 'one row of versions'
const lasting = 'only lasting answers are remembered'

const planted: [string, string, string[]][] = [
  ['no language is the default', 'update language set is_default = false', [oneDefault]],
  ['there is no row of versions', 'delete from app_version', [oneVersion]],
  ['a conflict is remembered', remembered(409, '{"success": false}'), [lasting]],
  ['an overload is remembered', remembered(429, '{"success": false}'), [lasting]],
  ['a failure of ours is remembered', remembered(500, '{"success": false}'), [lasting]],
  ['a refusal is remembered as a success', remembered(200, '{"success": false}'), [lasting]],
  ['a success is remembered as a refusal', remembered(422, '{"success": true}'), [lasting]],
  ['an answer is remembered that says neither', remembered(200, '{}'), [lasting]],
  ['a success is remembered', remembered(200, '{"success": true}'), []],
  ['a lasting refusal is remembered', remembered(422, '{"success": false}'), []],
]

test.each(planted)('it is noticed, or rightly not, when %s', async (_, statement, found) => {
  expect(await foundAfter(statement)).toEqual(found)
})

test('every invariant is broken above at least once', () => {
  expect([...new Set(planted.flatMap(([, , found]) => found))].sort()).toEqual(Object.keys(invariants).sort())
})

test('whatever is broken is named, so that it can be found', async () => {
  await sql.raw(remembered(409, '{"success": false}')).execute(query)
  const { rows } = await sql<{ id: number }>`select id from account`.execute(query)
  expect(await brokenInvariants(query)).toEqual([{ invariant: lasting, what: `${rows[0]?.id} a key` }])
  await sql`delete from idempotency`.execute(query)
})
