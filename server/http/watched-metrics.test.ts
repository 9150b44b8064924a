import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openWorkKinds } from '#server/db/open-work.ts'
import { testApp } from '#tests/support/app.ts'

const server = testApp()

const watched = ['deploy/alerts.yml', 'deploy/grafana-board.json']
  .map((path) => readFileSync(path, 'utf8'))
  .join()
const metrics = async () => (await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body

test('every metric that the board and the alerts watch is there', async () => {
  // A histogram and a counter with labels are there once something was counted.
  await server.call('get-settings')
  const there = new Set([...(await metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const named = [...watched.matchAll(/\b((?:http|slow|open|database|nodejs|process)_\w+)/g)].map(
    ([, name = '']) => name.replace(/(?<=duration_seconds)_(count|bucket|sum)$/, ''),
  )
  expect(named.length).toBeGreaterThan(20)
  for (const name of named) expect(there).toContain(name)
})

test('every kind of open work is counted, and watched', async () => {
  const body = await metrics()
  expect(body).toMatch(/^open_work\{kind="reachable"\} 1$/m)
  for (const kind of openWorkKinds)
    expect(body).toMatch(new RegExp(`^open_work\\{kind="${kind}"\\} \\d+$`, 'm'))
  const kinds = [...watched.matchAll(/kind=\\?"(\w+)/g)].map(([, kind]) => kind)
  for (const kind of kinds) expect(['reachable', ...openWorkKinds]).toContain(kind)
})

test('what is open is counted by its time', async () => {
  const { database, clock } = server
  const hold = (from: number, until: number) => ({
    ...{
      id: randomBytes(16).toString('base64url'),
      vertical: 'events' as const,
      account_id: null,
      address: '192.0.2.1',
      booking_id: null,
    },
    created_at: new Date(clock.now().getTime() + from),
    expires_at: new Date(clock.now().getTime() + until),
  })
  await database.query
    .insertInto('hold')
    .values([hold(-1_000, 60_000), hold(-60_000, -1_000)])
    .execute()
  expect(await metrics()).toMatch(/^open_work\{kind="holds"\} 1$/m)
  await database.query.deleteFrom('hold').execute()
})
