import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { getNextStarts } from '#contract/calls/services/next-starts.ts'
import { testApp } from '#tests/support/app.ts'
import { addService } from '#tests/support/stores.ts'
import { addSalon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
let amira: { accountId: number; token: string }
beforeAll(async () => {
  amira = await server.logIn()
})

const ask = (slug: string, visits: [id: number, by: number | null][], more: object = {}) =>
  server.call('get-next-starts', {
    ...{ slug, visits: visits.map(([id, professional_id]) => [{ id, professional_id }]), ...more },
  })
const next = async (...asked: Parameters<typeof ask>) =>
  v.parse(getNextStarts.reply, (await ask(...asked)).body).starts

test('each visit has its own next starts, by who is asked for, however the others stand', async () => {
  // By the server's clock it is noon of 1 June, and visits are booked an hour ahead.
  const { slug, cut, people } = await addSalon(server.database, { people: 2, step_minutes: 60 })
  const [first = 0, second = 0] = people
  const booked = { ...visitAt(slug, '13:00', [cut, first]), start: '2026-06-01T13:00:00Z' }
  expect(await visit(server, amira.token, booked)).toMatchObject({ status: 200 })
  const all: [number, number | null][] = [
    [cut, first],
    [cut, second],
    [cut, null],
  ]
  const [at1, at2, at3] = ['2026-06-01T13:00:00.000Z', '2026-06-01T14:00:00.000Z', '2026-06-01T15:00:00.000Z']
  expect(await next(slug, all)).toEqual([[at2], [at1], [at1]])
  expect(await next(slug, all, { most: 2 })).toEqual([
    [at2, at3],
    [at1, at2],
    [at1, at2],
  ])
})

test('what is not offered at the store has none, nor has a person who does not do it', async () => {
  const { id, slug, cut, people } = await addSalon(server.database)
  const [person = 0] = people
  const other = await addSalon(server.database)
  const comes = await addService(
    server.database,
    id,
    { name: 'Cut at home', type: 'at_home' },
    { [person]: {} },
  )
  const asked: [number, number | null][] = [
    [comes, person],
    [other.cut, null],
    [cut, other.people[0] ?? 0],
  ]
  expect(await next(slug, asked)).toEqual([[], [], []])
  expect(await ask('nowhere', asked)).toMatchObject({ status: 404 })
})
