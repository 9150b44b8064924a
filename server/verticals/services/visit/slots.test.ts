import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { getSlots } from '#contract/calls/services/orders.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addProfessional, addService } from '#tests/support/stores.ts'
import { addSalon, type Salon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
let amira: { accountId: number; token: string }
beforeAll(async () => {
  amira = await server.logIn()
})

const ask = (salon: Pick<Salon, 'slug'>, services: number[], more: object = {}) =>
  server.call('get-slots', {
    slug: salon.slug,
    services: services.map((id) => ({ id, professional_id: null })),
    ...{ from: '2026-06-10', days: 1, ...more },
  })
const slots = async (...asked: Parameters<typeof ask>) => v.parse(getSlots.reply, (await ask(...asked)).body)
/** The starts of the first day in the answer. */
const times = async (...asked: Parameters<typeof ask>) =>
  (await slots(...asked)).days[0]?.starts.map((it) => it.slice(11, 16)) ?? []
const absent = (professional_id: number, from: string, until: string) =>
  server.database.query
    .insertInto('absence')
    .values({ professional_id, from_min: Date.parse(from) / 60_000, until_min: Date.parse(until) / 60_000 })
    .execute()
const hours = (...[open, close]: [string, string]) =>
  JSON.stringify(Array.from({ length: 7 }, () => [{ open, close }]))

describe('the times of a visit', () => {
  test('are whole steps in the hours of the store, so that all of it is done before it closes', async () => {
    const salon = await addSalon(server.database)
    const found = await slots(salon, [salon.cut])
    expect(found).toMatchObject({
      ...{ timezone: 'Atlantic/Azores', minutes: 30, last_date: '2026-07-31', own: [] },
      ...{ earliest: '2026-06-01T13:00:00.000Z', as_of: '2026-06-01T12:00:00.000Z' },
    })
    const [day] = found.days
    expect([day?.date, day?.starts[0], day?.starts.at(-1)]).toEqual([
      ...['2026-06-10', '2026-06-10T09:00:00.000Z', '2026-06-10T16:30:00.000Z'],
    ])
    expect(day?.starts).toHaveLength(31)
    expect(found).not.toHaveProperty('next_date')
  })

  test('leave out what is booked, held by others or when somebody is away, works not or clears up', async () => {
    const salon = await addSalon(server.database, { step_minutes: 60 })
    const [person = 0] = salon.people
    const dye = await addService(
      server.database,
      salon.id,
      { name: 'Dye', duration: 60, before_minutes: 5, after_minutes: 10 },
      { [person]: {} },
    )
    await visit(server, amira.token, visitAt(salon.slug, '10:00', salon.cut))
    await server.call('hold', { vertical: 'services', items: [visitAt(salon.slug, '15:00', salon.cut)] })
    await absent(person, '2026-06-10T12:30:00Z', '2026-06-10T12:31:00Z')
    const change = { schedule: hours('09:00', '16:00') }
    await server.database.query
      .updateTable('staff')
      .set(change)
      .where('professional_id', '=', person)
      .execute()
    expect(await times(salon, [salon.cut])).toEqual(['09:00', '11:00', '12:00', '13:00', '14:00'])
    expect(await times(salon, [dye])).toEqual(['11:00', '13:00'])
  })

  test('count the gap of what works by itself as free, but not for who is in the chair', async () => {
    const salon = await addSalon(server.database, { step_minutes: 30 })
    const [person = 0] = salon.people
    const colour = { name: 'Colour', duration: 120, gap_at: 30, gap_minutes: 60 }
    const id = await addService(server.database, salon.id, colour, { [person]: {} })
    await visit(server, amira.token, visitAt(salon.slug, '10:00', id))
    expect((await times(salon, [salon.cut])).slice(0, 6)).toEqual([
      ...['09:00', '09:30', '10:30', '11:00', '12:00', '12:30'],
    ])
  })

  test('say which of them it takes two for, and none where nobody does one of the services', async () => {
    const salon = await addSalon(server.database, { step_minutes: 60 })
    const other = await addProfessional(server.database, salon.id, { title: 'Other' })
    const nails = await addService(server.database, salon.id, { name: 'Nails' }, { [other]: {} })
    const brows = { [other]: {}, [salon.people[0] ?? 0]: {} }
    const both = await addService(server.database, salon.id, { name: 'Brows' }, brows)
    const [day] = (await slots(salon, [salon.cut, nails])).days
    expect(day?.split).toEqual(day?.starts)
    expect((await slots(salon, [salon.cut, both])).days[0]?.split).toEqual([])
    await absent(other, '2026-06-10T00:00:00Z', '2026-06-11T00:00:00Z')
    expect(await times(salon, [salon.cut, nails])).toEqual([])
  })

  test('begin after the lead, end with the horizon, and name the next day that has one', async () => {
    const salon = await addSalon(server.database, { step_minutes: 60, lead_minutes: 120, horizon_days: 12 })
    const [today] = (await slots(salon, [salon.cut], { from: '2026-05-20', days: 14 })).days
    expect(today).toMatchObject({
      date: '2026-06-01',
      starts: [14, 15, 16].map((it) => `2026-06-01T${it}:00:00.000Z`),
    })
    const late = await slots(salon, [salon.cut], { days: 14 })
    expect(late.days.map((it) => it.date)).toEqual(['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13'])
    expect((await slots(salon, [salon.cut], { from: '9999-01-01' })).days).toEqual([])
    await absent(salon.people[0] ?? 0, '2026-06-10T00:00:00Z', '2026-06-12T00:00:00Z')
    const full = await slots(salon, [salon.cut], { days: 2 })
    expect(full).toMatchObject({ next_date: '2026-06-12', days: [{ starts: [] }, { starts: [] }] })
  })

  test('are those of a person where one is asked for, in their own time', async () => {
    const salon = await addSalon(server.database, { people: 2, step_minutes: 60 })
    const [first = 0, second = 0] = salon.people
    const slow = { name: 'Braids', duration: 60 }
    const id = await addService(server.database, salon.id, slow, { [first]: {}, [second]: { duration: 120 } })
    await absent(second, '2026-06-10T11:00:00Z', '2026-06-10T16:00:00Z')
    const by = (professional_id: number) => ({ services: [{ id, professional_id }] })
    expect(await slots(salon, [], by(second))).toMatchObject({ minutes: 120 })
    expect(await times(salon, [], by(second))).toEqual(['09:00'])
    expect(await times(salon, [], by(first))).toHaveLength(8)
    await absent(first, '2026-06-10T00:00:00Z', '2026-06-11T00:00:00Z')
    // A person who asks for nobody in particular gets the time the store says, and this professional is
    // slower.
    expect(await times(salon, [id])).toEqual([])
  })

  test('are not taken by what one holds or moves oneself', async () => {
    const salon = await addSalon(server.database, { step_minutes: 60 })
    const items = [visitAt(salon.slug, '09:00', salon.cut)]
    const { body } = await server.call('hold', { vertical: 'services', items, token: amira.token })
    expect(await times(salon, [salon.cut])).not.toContain('09:00')
    expect(await times(salon, [salon.cut], { token: amira.token })).toContain('09:00')
    const { hold_id } = body.hold as { hold_id: string }
    expect(await times(salon, [salon.cut], { hold_id })).not.toContain('09:00')
    const booked = await visit(server, amira.token, items[0] ?? visitAt('', ''), { hold_id })
    const unique_booking_id = referenceOf(booked)
    const own = await slots(salon, [salon.cut], { token: amira.token, unique_booking_id })
    expect(own.days[0]?.starts[0]).toBe('2026-06-10T09:00:00.000Z')
    const start = '2026-06-10T09:00:00.000Z'
    const mine = { title: 'Salon', start, end: '2026-06-10T09:30:00.000Z' }
    expect(own.own).not.toContainEqual(mine)
    expect((await slots(salon, [salon.cut], { token: amira.token })).own).toContainEqual(mine)
    expect(await ask(salon, [salon.cut], { unique_booking_id })).toMatchObject({ status: 404 })
  })
})

describe('what is no question', () => {
  test.each([
    ['no service', { services: [] }],
    ['eleven', { services: [...Array(11).keys()].map((it) => ({ id: it + 1, professional_id: null })) }],
    ['one twice', { services: [1, 1].map((id) => ({ id, professional_id: null })) }],
    ['nobody’s number', { services: [{ id: 1, professional_id: 0 }] }],
    ['no day', { days: 0 }],
    ['too many days', { days: 10_000 }],
    ['a day there is none', { from: '2026-02-30' }],
  ])('%s', async (_, more) => {
    const salon = await addSalon(server.database)
    expect(await ask(salon, [salon.cut], more)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })

  test('of an event, and of what another store does', async () => {
    const [salon, other] = [await addSalon(server.database), await addSalon(server.database)]
    await addEvent(server.database, { slug: 'regatta' })
    expect(await ask({ slug: 'regatta' }, [salon.cut])).toMatchObject({ status: 404 })
    expect(await ask(salon, [other.cut])).toMatchObject({ status: 404 })
  })

  test('of what is not to be had: why is said', async () => {
    const salon = await addSalon(server.database, { most_minutes: 60 })
    const all = { [salon.people[0] ?? 0]: {} }
    const add = (name: string, more: object, people = all) =>
      addService(server.database, salon.id, { name, ...more }, people)
    const problems = [
      ['withdrawn', await add('Gone', { is_active: false })],
      ['not_at_store', await add('Call', { type: 'at_home' })],
      ['done_by_nobody', await add('Wig', {}, {})],
    ] as const
    for (const [problem, id] of problems)
      expect(await ask(salon, [id])).toMatchObject({ status: 409, body: { problem, service_id: id } })
    const long = await add('Long', { duration: 90 })
    expect(await ask(salon, [long])).toMatchObject({ status: 409, body: { problem: 'too_long' } })
    const [stranger] = (await addSalon(server.database)).people
    const services = [{ id: salon.cut, professional_id: stranger }]
    const not = { problem: 'not_done_by', service_id: salon.cut }
    expect(await ask(salon, [], { services })).toMatchObject({ status: 409, body: not })
  })
})
