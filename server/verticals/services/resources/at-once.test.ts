import { beforeAll, describe, expect, test } from 'vitest'
import type { VisitItem } from '#contract/entities/visit.ts'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addChairs, addSalon, unitsTaken, visit, visitAt } from '#tests/support/visits.ts'
import { occupy } from '../visit/lines-repo.ts'
import { findTaken } from '../visit/repo.ts'

const PEOPLE = 30
const server = testApp()
let tokens: string[] = []
beforeAll(async () => {
  const people = await Promise.all([...Array(PEOPLE).keys()].map((it) => server.logIn(`Guest ${it}`)))
  tokens = people.map((it) => it.token)
})

type Ask = (token: string, item: VisitItem) => ReturnType<typeof visit>
const order: Ask = (token, item) => visit(server, token, item)
const hold: Ask = (token, item) => server.call('hold', { token, vertical: 'services', items: [item] })

test.each([
  ['order', order],
  ['hold', hold],
])('who %s one time at once, of four people with two chairs: two have it', async (_, ask) => {
  const salon = await addSalon(server.database, { people: 4 })
  const chair = await addChairs(server.database, salon, 2)
  const items = salon.people.map((by) => visitAt(salon.slug, '10:00', [salon.cut, by]))
  const answers = await Promise.all(tokens.map((it, at) => ask(it, items[at % 4] ?? visitAt('', ''))))
  expect(answers.filter((it) => it.status === 200)).toHaveLength(2)
  expect(answers.filter((it) => it.status >= 500)).toEqual([])
  for (const { body } of answers.filter((it) => it.status !== 200))
    expect(body).toMatchObject({ code: 'UNAVAILABLE', problem: 'taken' })
  expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30', '2 10:00-10:30'])
})

test('the last chair is moved into by two, and booked by a third: one of them has it', async () => {
  const salon = await addSalon(server.database, { people: 3 })
  const chair = await addChairs(server.database, salon, 1)
  const [first = 0, second = 0, third = 0] = salon.people
  const movers = await Promise.all(
    [
      ['10:00', first],
      ['11:00', second],
    ].map(async ([time, by], at) => {
      const token = tokens[at] ?? ''
      const item = visitAt(salon.slug, String(time), [salon.cut, Number(by)])
      return { token, reference: referenceOf(await visit(server, token, item)) }
    }),
  )
  const answers = await Promise.all([
    ...movers.map(({ token, reference }) =>
      changingVisits(server, token).change(
        reference,
        { start: '2026-06-10T14:00:00.000Z' },
        { total: 10, changes: 0 },
      ),
    ),
    visit(server, tokens[2] ?? '', visitAt(salon.slug, '14:00', [salon.cut, third])),
  ])
  expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
  expect(answers.filter((it) => it.status >= 500)).toEqual([])
  expect((await unitsTaken(server.database, chair)).filter((it) => it.includes('14:00'))).toHaveLength(1)
})

describe('the rule in the table', () => {
  const at = Date.parse('2026-06-10T10:00:00Z') / 60_000
  const span = { from_min: at, until_min: at + 30 }

  /** Looks whether a chair is free and then takes it, without the lock that guards this. */
  async function unguarded(chair: number, n: number): Promise<boolean> {
    const now = server.clock.now()
    const what = { people: [], resources: [chair] }
    const [found] = await findTaken(server.database.query, what, { from: at, until: at + 30 }, { now })
    if (found?.busy !== '') return false
    const hold = {
      ...{ id: `chair${chair}-${n}`.padEnd(22, '_'), vertical: 'services' as const, account_id: null },
      ...{ booking_id: null, created_at: now, expires_at: new Date(now.getTime() + 60_000) },
    }
    const taken = [{ professional_id: null, resource_id: chair, unit: 1, ...span }]
    return server.database
      .transaction(async (tx) => {
        await tx.insertInto('hold').values(hold).execute()
        await occupy(tx, { hold_id: hold.id, booking_id: null }, taken)
      })
      .then(
        () => true,
        () => false,
      )
  }
  const takers = (chair: number) => Promise.all([...Array(20).keys()].map((it) => unguarded(chair, it)))
  const newChair = async () => addChairs(server.database, await addSalon(server.database), 1)

  test('holds where nobody locks anything', async () => {
    expect((await takers(await newChair())).filter(Boolean)).toHaveLength(1)
  })

  test('is what holds: without it the same overlaps', async () => {
    const chair = await newChair()
    const { pool } = server.database
    await pool.query('alter table occupancy drop constraint occupancy_no_unit_twice')
    expect((await takers(chair)).filter(Boolean).length).toBeGreaterThan(1)
    await pool.query('delete from occupancy where resource_id = $1', [chair])
    await pool.query(
      `alter table occupancy add constraint occupancy_no_unit_twice
        exclude using gist (resource_id with =, unit with =, int4range(from_min, until_min) with &&)
        where (resource_id is not null) deferrable initially immediate`,
    )
  })
})
