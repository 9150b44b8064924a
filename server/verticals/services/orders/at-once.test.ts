import { beforeAll, describe, expect, test } from 'vitest'
import type { VisitItem } from '#contract/entities/visit.ts'
import { testApp } from '#tests/support/app.ts'
import { addService } from '#tests/support/stores.ts'
import { addSalon, takenOf, visit, visitAt } from '#tests/support/visits.ts'
import { occupy } from '../visit/lines-repo.ts'
import { findTaken } from '../visit/repo.ts'

const PEOPLE = 50
const server = testApp()
let tokens: string[] = []
beforeAll(async () => {
  const people = await Promise.all([...Array(PEOPLE).keys()].map((it) => server.logIn(`Guest ${it}`)))
  tokens = people.map((it) => it.token)
})

type Ask = (token: string, item: VisitItem) => ReturnType<typeof visit>
const order: Ask = (token, item) => visit(server, token, item)
const hold: Ask = (token, item) => server.call('hold', { token, vertical: 'services', items: [item] })

describe.each([
  ['order', order],
  ['hold', hold],
])('fifty who %s one time at once, of four people', (_, ask) => {
  test('one has it where all ask for the same person, the others hear when else', async () => {
    const salon = await addSalon(server.database, { people: 4 })
    const [person = 0] = salon.people
    const item = visitAt(salon.slug, '10:00', [salon.cut, person])
    const answers = await Promise.all(tokens.map((it) => ask(it, item)))
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
    for (const { body } of answers.filter((it) => it.status !== 200)) {
      expect(body).toMatchObject({ code: 'UNAVAILABLE', problem: 'taken' })
      expect(body.nearest).toEqual(['09:30', '10:30', '09:15'].map((it) => `2026-06-10T${it}:00.000Z`))
    }
    expect(await takenOf(server.database, ...salon.people)).toEqual(['10:00-10:30'])
  })

  test('four have it where nobody is asked for by name, each with somebody else', async () => {
    const salon = await addSalon(server.database, { people: 4 })
    const item = visitAt(salon.slug, '10:00', salon.cut)
    const answers = await Promise.all(tokens.map((it) => ask(it, item)))
    expect(answers.filter((it) => it.status === 200)).toHaveLength(4)
    expect(answers.filter((it) => it.status >= 500)).toEqual([])
    for (const person of salon.people) expect(await takenOf(server.database, person)).toEqual(['10:00-10:30'])
  })
})

test('sixty visits of two people, in one order and the other: no failure, and nobody is taken twice', async () => {
  const salon = await addSalon(server.database, { people: 2 })
  const [first = 0, second = 0] = salon.people
  const both = { [first]: {}, [second]: {} }
  const shave = await addService(server.database, salon.id, { name: 'Shave' }, both)
  const items = [
    visitAt(salon.slug, '10:00', [salon.cut, first], [shave, second]),
    visitAt(salon.slug, '10:15', [shave, second], [salon.cut, first]),
  ]
  const answers = await Promise.all(
    [...tokens, ...tokens.slice(0, 10)].map((token, i) =>
      visit(server, token, items[i % 2] ?? visitAt('', ''), { total: 20 }),
    ),
  )
  const booked = answers.filter((it) => it.status === 200).length
  expect(booked).toBe(1)
  expect(answers.filter((it) => it.status >= 500)).toEqual([])
})

test('people of two stores are locked by neither: the rule in the table says who was first', async () => {
  const [one, other] = [await addSalon(server.database), await addSalon(server.database)]
  const [person = 0] = one.people
  const { query } = server.database
  await query.insertInto('staff').values({ store_id: other.id, professional_id: person }).execute()
  const own = { service_id: other.cut, professional_id: person, duration: null, price_minor: null }
  await query.insertInto('staff_service').values(own).execute()
  const items = [one, other].map((it) => visitAt(it.slug, '10:00', [it.cut, person]))
  const answers = await Promise.all(tokens.map((it, at) => order(it, items[at % 2] ?? visitAt('', ''))))
  expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
  expect(answers.filter((it) => it.status >= 500)).toEqual([])
})

describe('the rule in the table', () => {
  const at = Date.parse('2026-06-10T10:00:00Z') / 60_000
  const span = { from_min: at, until_min: at + 30 }

  /** Looks whether a person is free and then takes them, without the lock that guards this. */
  async function unguarded(person: number, n: number): Promise<boolean> {
    const now = server.clock.now()
    const who = { people: [person], resources: [] }
    const [found] = await findTaken(server.database.query, who, { from: at, until: at + 30 }, { now })
    if (found?.busy !== '') return false
    const hold = {
      ...{ id: `unguarded${person}-${n}`.padEnd(22, '_'), vertical: 'services' as const, account_id: null },
      ...{ booking_id: null, created_at: now, expires_at: new Date(now.getTime() + 60_000) },
    }
    return server.database
      .transaction(async (tx) => {
        await tx.insertInto('hold').values(hold).execute()
        await occupy(tx, { hold_id: hold.id, booking_id: null }, [
          { professional_id: person, resource_id: null, unit: null, ...span },
        ])
      })
      .then(
        () => true,
        () => false,
      )
  }
  const all = (person: number) => Promise.all([...Array(20).keys()].map((it) => unguarded(person, it)))

  test('holds where nobody locks anything', async () => {
    const [person = 0] = (await addSalon(server.database)).people
    expect((await all(person)).filter(Boolean)).toHaveLength(1)
  })

  test('is what holds: without it the same overlaps', async () => {
    const [person = 0] = (await addSalon(server.database)).people
    const { pool } = server.database
    await pool.query('alter table occupancy drop constraint occupancy_no_overlap')
    expect((await all(person)).filter(Boolean).length).toBeGreaterThan(1)
    await pool.query('delete from occupancy where professional_id = $1', [person])
    await pool.query(
      `alter table occupancy add constraint occupancy_no_overlap exclude using gist
        (professional_id with =, int4range(from_min, until_min) with &&) deferrable initially immediate`,
    )
  })
})
