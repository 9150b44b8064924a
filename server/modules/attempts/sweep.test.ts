import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { forgetOlder } from './repo.ts'

const DAY_MS = 86_400_000
const server = testApp()

const subjects = async () => {
  const { rows } = await server.database.pool.query('select subject from attempt order by subject')
  return rows.map((it) => it.subject)
}

test('what was attempted more than a day ago is swept, the oldest first, and nothing younger', async () => {
  const { attempts } = server.services
  for (const subject of ['b', 'a', 'c']) {
    await attempts.count({ 'code:phone': subject })
    server.clock.move(1_000)
  }
  expect(await forgetOlder(server.database.query, server.clock.now(), 1)).toBe(1)
  expect(await subjects()).toEqual(['a', 'c'])
  server.clock.move(DAY_MS - 1_000)
  expect(await attempts.sweep()).toBe(1)
  expect(await subjects()).toEqual(['c'])
})
