import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { hold as holdCall } from '#contract/calls/orders.ts'
import { serviceBookingCalls } from '#contract/calls/services/bookings.ts'
import type { VisitItem } from '#contract/entities/visit.ts'
import { testApp } from '#tests/support/app.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addProfessional, addService } from '#tests/support/stores.ts'
import { addSalon, takenOf, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const MINUTE = 60_000
let amira: { accountId: number; token: string }
let noah: { accountId: number; token: string }
beforeAll(async () => {
  amira = await server.logIn()
  noah = await server.logIn('Noah')
})

const hold = (item: VisitItem, more: object = {}) =>
  server.call('hold', { vertical: 'services', items: [item], ...more })
const held = async (...asked: Parameters<typeof hold>) =>
  v.parse(holdCall.reply, (await hold(...asked)).body).hold
const detail = async ({ token }: { token: string }, unique_booking_id: string) =>
  v.parse(
    serviceBookingCalls.one.reply,
    (await server.call('get-service-booking', { token, unique_booking_id })).body,
  ).data

describe('what is held', () => {
  test('is shown with who does it, for ten minutes, and is in everybody else’s way until then', async () => {
    const salon = await addSalon(server.database)
    const item = visitAt(salon.slug, '10:00', salon.cut)
    const shown = await held(item)
    expect(Date.parse(shown.expires_at) - Date.parse(shown.server_time)).toBe(10 * MINUTE)
    const [id] = salon.people
    const times = { start: '2026-06-10T10:00:00.000Z', end: '2026-06-10T10:30:00.000Z' }
    const line = { service_id: salon.cut, name: 'Cut', is_any: true, price: 10, addons: [], ...times }
    expect(shown.visit).toEqual({ ...times, lines: [{ ...line, professional: { id, name: 'Person 0' } }] })
    expect(await hold(item)).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE', problem: 'taken' } })
    server.clock.move(10 * MINUTE)
    expect(await hold(item)).toMatchObject({ status: 200 })
    expect(await takenOf(server.database, ...salon.people)).toEqual(['10:00-10:30'])
  })

  test('is changed within its time, over its own time too, and extended once', async () => {
    const salon = await addSalon(server.database)
    const { hold_id } = await held(visitAt(salon.slug, '10:00', salon.cut))
    await held(visitAt(salon.slug, '10:15', salon.cut), { hold_id })
    expect(await takenOf(server.database, ...salon.people)).toEqual(['10:15-10:45'])
    server.clock.move(5 * MINUTE)
    const longer = await held(visitAt(salon.slug, '10:15', salon.cut), { hold_id })
    expect(longer).toMatchObject({ hold_id, can_extend: false, visit: { lines: [{ name: 'Cut' }] } })
    expect(Date.parse(longer.expires_at) - Date.parse(longer.server_time)).toBe(10 * MINUTE)
  })

  test('gives way to what the same person holds next at the store', async () => {
    const salon = await addSalon(server.database)
    await held(visitAt(salon.slug, '10:00', salon.cut), { token: noah.token })
    await held(visitAt(salon.slug, '10:15', salon.cut), { token: noah.token })
    expect(await takenOf(server.database, ...salon.people)).toEqual(['10:15-10:45'])
  })

  test('by guests of one network is five visits at most', async () => {
    const salon = await addSalon(server.database, { people: 6 })
    const answers = []
    for (let at = 0; at < 6; at++) answers.push(await hold(visitAt(salon.slug, '10:00', salon.cut)))
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200, 200, 200, 409])
  })

  test('is let go', async () => {
    const salon = await addSalon(server.database)
    const { hold_id } = await held(visitAt(salon.slug, '10:00', salon.cut))
    await server.call('release-hold', { hold_id })
    expect(await takenOf(server.database, ...salon.people)).toEqual([])
  })
})

describe('a visit that is booked', () => {
  test('is by who was shown while it was held, and says all of it', async () => {
    const salon = await addSalon(server.database, { people: 2 })
    const [first = 0, second = 0] = salon.people
    const own = { [second]: { price_minor: 2500 } }
    const shave = { name: 'Shave', duration: 15, price_minor: 2000, after_minutes: 10 }
    const id = await addService(server.database, salon.id, shave, own)
    const item = visitAt(salon.slug, '10:00', salon.cut, [id, second])
    const shown = await held(item, { token: amira.token })
    // Only the second person does both services.
    expect(shown.visit?.lines.map((it) => it.professional.id)).toEqual([second, second])
    const booked = referenceOf(await visit(server, amira.token, item, { total: 35 }))
    expect(await takenOf(server.database, first, second)).toEqual(['10:00-10:55'])
    const professional = { id: second, name: 'Person 1', slug: `${salon.slug}-1` }
    expect(await detail(amira, booked)).toMatchObject({
      ...{ status: 2, title: 'Salon', minutes: 45, total: 35, again: [salon.cut, id] },
      store: { slug: salon.slug, title: 'Salon', phone: null },
      lines: [
        { name: 'Cut', professional, is_any: true, start: '2026-06-10T10:00:00.000Z', price: 10 },
        { name: 'Shave', professional, is_any: false, end: '2026-06-10T10:45:00.000Z', price: 25 },
      ],
      passes: [{ number: 1, name: 'Cut + 1' }],
      cancellation: {
        ...{ full_refund_until: '2026-06-09T10:00:00.000Z', part_refund_until: '2026-06-10T08:00:00.000Z' },
        ...{ part_refund_percent: 50, can_cancel: true, refund_percent: 100 },
      },
    })
  })

  test('takes its people itself where nothing was held, and not where the hold was for another time', async () => {
    const salon = await addSalon(server.database)
    expect(await visit(server, noah.token, visitAt(salon.slug, '09:00', salon.cut))).toMatchObject({
      status: 200,
    })
    const { hold_id } = await held(visitAt(salon.slug, '11:00', salon.cut))
    await visit(server, noah.token, visitAt(salon.slug, '13:00', salon.cut), { hold_id })
    expect(await takenOf(server.database, ...salon.people)).toEqual(['09:00-09:30', '13:00-13:30'])
  })

  test('is paid online while it is held, and has its people once it is paid', async () => {
    const salon = await addSalon(server.database)
    const item = visitAt(salon.slug, '10:00', salon.cut)
    const reference = referenceOf(await visit(server, amira.token, item, { method: 'Online' }))
    expect(await detail(amira, reference)).toMatchObject({ status: 8, lines: [{ professional: null }] })
    expect(await visit(server, noah.token, item)).toMatchObject({ status: 409 })
    server.clock.move(15 * MINUTE)
    expect(await detail(amira, reference)).toMatchObject({ status: 6, cancel_reason: 'lapsed' })
    expect(await visit(server, noah.token, item)).toMatchObject({ status: 200 })
  })

  test('is free again for others once it is cancelled, and half of it goes back on the day before', async () => {
    const salon = await addSalon(server.database)
    const item = visitAt(salon.slug, '10:00', salon.cut)
    const unique_booking_id = referenceOf(await visit(server, amira.token, item))
    const cancel = () => server.call('cancel-service-booking', { token: amira.token, unique_booking_id })
    expect(
      await server.call('cancel-service-booking', { token: noah.token, unique_booking_id }),
    ).toMatchObject({
      status: 404,
    })
    expect(await cancel()).toMatchObject({ status: 200 })
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'ALREADY_CANCELLED' } })
    expect(await takenOf(server.database, ...salon.people)).toEqual([])
    expect(await visit(server, noah.token, item)).toMatchObject({ status: 200 })
    expect((await detail(amira, unique_booking_id)).lines).toMatchObject([
      { professional: { name: 'Person 0' } },
    ])
  })

  test('for which nobody was asked by name goes to whoever has least to do, and then who waited longest', async () => {
    const salon = await addSalon(server.database, { people: 3 })
    const [first = 0, second = 0, third = 0] = salon.people
    const by = async (time: string, ...services: Parameters<typeof visitAt>[2][]) => {
      const booked = await visit(server, amira.token, visitAt(salon.slug, time, ...services))
      return (await detail(amira, referenceOf(booked))).lines[0]?.professional?.id
    }
    expect(await by('09:00', [salon.cut, first])).toBe(first)
    expect(await by('10:00', salon.cut)).toBe(second)
    server.clock.move(MINUTE)
    expect(await by('11:00', salon.cut)).toBe(third)
    server.clock.move(MINUTE)
    // All are as busy as each other, and a line that somebody asked the first for does not count as one for
    // anybody.
    expect(await by('12:00', salon.cut)).toBe(first)
    expect(await by('13:00', salon.cut)).toBe(second)
  })
})

describe('a visit that cannot be had', () => {
  test.each([
    ['not_a_start', '10:07', {}],
    ['not_a_start', '10:10', {}],
    ['closed', '08:00', {}],
    ['closed', '16:45', {}],
    ['too_early', '10:00', { lead_minutes: 43_200 }],
    ['too_far', '10:00', { horizon_days: 5 }],
  ])('is refused with why, and with the nearest times: %s at %s', async (problem, time, store) => {
    const salon = await addSalon(server.database, store)
    const answer = await visit(server, amira.token, visitAt(salon.slug, time, salon.cut))
    expect(answer).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE', problem } })
    expect(answer.body.nearest).toHaveLength(3)
  })

  test('takes another time than was seen', async () => {
    const salon = await addSalon(server.database)
    const item = { ...visitAt(salon.slug, '10:00', salon.cut), end: '2026-06-10T10:20:00Z' }
    const end = '2026-06-10T10:30:00.000Z'
    expect(await visit(server, amira.token, item)).toMatchObject({
      ...{ status: 409, body: { code: 'UNAVAILABLE', problem: 'changed', visit: { end } } },
    })
    expect(await visit(server, amira.token, { ...item, end })).toMatchObject({ status: 200 })
  })

  test('costs something else, or names what is of another store', async () => {
    const [salon, other] = [await addSalon(server.database), await addSalon(server.database)]
    const item = visitAt(salon.slug, '10:00', salon.cut)
    expect(await visit(server, amira.token, item, { total: 9 })).toMatchObject({
      ...{ status: 409, body: { code: 'PRICE_CHANGED', bill: { total: 10 } } },
    })
    const foreign = visitAt(salon.slug, '10:00', other.cut)
    expect(await visit(server, amira.token, foreign)).toMatchObject({ status: 404 })
    expect(await takenOf(server.database, ...salon.people)).toEqual([])
  })

  test.each([
    ['without an offset', { start: '2026-06-10T10:00:00' }],
    ['on no day', { start: '2026-02-30T10:00:00Z' }],
    ['of no services', { services: [] }],
    ['by 1.5', { services: [{ id: 1, professional_id: 1.5, addons: [] }] }],
  ])('is no visit: %s', async (_, more) => {
    const salon = await addSalon(server.database)
    const item = { ...visitAt(salon.slug, '10:00', salon.cut), ...more }
    expect(await visit(server, amira.token, item)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
    expect(await hold(item)).toMatchObject({ status: 400 })
  })
})

test('who takes their data along has what was booked, and by whom', async () => {
  const salon = await addSalon(server.database)
  const other = await addProfessional(server.database, salon.id, { title: 'Other' })
  const id = await addService(server.database, salon.id, { name: 'Nails' }, { [other]: {} })
  const { token } = await server.logIn('Traveller')
  await visit(server, token, visitAt(salon.slug, '10:00', salon.cut, [id, other]), { total: 20 })
  const { body } = await server.call('download-my-data', { token })
  expect(JSON.stringify(body)).toContain('"professional_name":"Other"')
})
