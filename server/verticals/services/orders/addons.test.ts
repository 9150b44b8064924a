import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { hold as holdCall } from '#contract/calls/orders.ts'
import { serviceBookingCalls } from '#contract/calls/services/bookings.ts'
import { getSlots } from '#contract/calls/services/orders.ts'
import { getStoreServices } from '#contract/calls/services/stores.ts'
import { getSlotWatches } from '#contract/calls/services/watches.ts'
import { testApp } from '#tests/support/app.ts'
import { newKey } from '#tests/support/orders.ts'
import { addAddon, addService } from '#tests/support/stores.ts'
import { addSalon, takenOf, visit, visitAt, visitWith } from '#tests/support/visits.ts'

const server = testApp()
let token = ''
beforeAll(async () => {
  token = (await server.logIn()).token
})

/** A salon that adds a towel of ten minutes for five to its cut, and an oil of no time for twelve. */
async function addBarber() {
  const { database } = server
  const salon = await addSalon(database)
  const towel = await addAddon(database, salon.id, { name: 'Towel' }, [salon.cut])
  const oil = await addAddon(database, salon.id, { name: 'Oil', duration: 0, price_minor: 1200 }, [salon.cut])
  return { ...salon, towel, oil }
}

const withdraw = (addon: number) =>
  server.database.query.updateTable('addon').set({ is_active: false }).where('id', '=', addon).execute()
const detail = async (unique_booking_id: string) =>
  v.parse(
    serviceBookingCalls.one.reply,
    (await server.call('get-service-booking', { token, unique_booking_id })).body,
  ).data
const book = async (...asked: [item: ReturnType<typeof visitAt>, total: number]) => {
  const { body } = await visit(server, token, asked[0], { total: asked[1] })
  return (body.data as { unique_booking_id: string }).unique_booking_id
}
const booked = (salon: { towel: number; oil: number }) => [
  { id: salon.towel, name: 'Towel', price: 5 },
  { id: salon.oil, name: 'Oil', price: 12 },
]

test('a service says what can be added to it, and no more what is withdrawn', async () => {
  const salon = await addBarber()
  const offered = async () => {
    const { body } = await server.call('get-store-services', { id: salon.slug })
    return v.parse(getStoreServices.reply, body).services[0]?.addons
  }
  const towel = { id: salon.towel, name: 'Towel', duration: 10, price: 5 }
  expect(await offered()).toEqual([towel, { id: salon.oil, name: 'Oil', duration: 0, price: 12 }])
  await withdraw(salon.oil)
  expect(await offered()).toEqual([towel])
})

test('a visit with add-ons begins only where there is time for them, and takes that time', async () => {
  const salon = await addBarber()
  const { services } = visitWith(visitAt(salon.slug, '10:00', salon.cut), salon.towel)
  await book(visitAt(salon.slug, '10:30', salon.cut), 10)
  const { body } = await server.call('get-slots', { slug: salon.slug, services, from: '2026-06-10', days: 1 })
  const { minutes, days } = v.parse(getSlots.reply, body)
  expect(minutes).toBe(40)
  expect(days[0]?.starts).not.toContain('2026-06-10T10:00:00.000Z')
  const item = visitWith(visitAt(salon.slug, '11:00', salon.cut), salon.oil, salon.towel)
  const { hold } = v.parse(
    holdCall.reply,
    (await server.call('hold', { vertical: 'services', items: [item] })).body,
  )
  expect(hold.visit?.lines[0]).toMatchObject({
    end: '2026-06-10T11:40:00.000Z',
    price: 10,
    addons: booked(salon),
  })
  expect(await takenOf(server.database, ...salon.people)).toEqual(['10:30-11:00', '11:00-11:40'])
})

describe('an order with add-ons', () => {
  test('costs what the server says, whatever the client thinks', async () => {
    const salon = await addBarber()
    const item = visitWith(visitAt(salon.slug, '10:00', salon.cut), salon.towel)
    expect((await visit(server, token, item, { total: 10 })).body).toMatchObject({
      code: 'PRICE_CHANGED',
      bill: { total: 15 },
    })
    const booking = await detail(await book(item, 15))
    expect(booking).toMatchObject({ minutes: 40, bill: { total: 15 }, lines: [{ name: 'Cut', price: 10 }] })
    expect(booking.lines[0]?.addons).toEqual(booked(salon).slice(0, 1))
  })

  test('is refused where one is withdrawn, or is another store’s', async () => {
    const [salon, other] = [await addBarber(), await addBarber()]
    const beard = await addService(server.database, salon.id, { name: 'Beard' })
    const order = async (service: number, addon: number) =>
      (await visit(server, token, visitWith(visitAt(salon.slug, '10:00', service), addon))).body
    const refused = { code: 'UNAVAILABLE', problem: 'addon_withdrawn', service_id: salon.cut }
    expect(await order(salon.cut, other.towel)).toMatchObject(refused)
    await withdraw(salon.towel)
    expect(await order(salon.cut, salon.towel)).toMatchObject(refused)
    expect(await order(beard, salon.oil)).toMatchObject({ code: 'UNAVAILABLE' })
    expect(await takenOf(server.database, ...salon.people)).toEqual([])
  })

  test('names each of them once', async () => {
    const salon = await addBarber()
    const item = visitWith(visitAt(salon.slug, '10:00', salon.cut), salon.oil, salon.oil)
    expect(await visit(server, token, item)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })
})

test('another time keeps what was added, at the price that was agreed; what is added anew costs what it costs', async () => {
  const salon = await addBarber()
  const reference = await book(visitWith(visitAt(salon.slug, '10:00', salon.cut), salon.towel), 15)
  await server.database.query.updateTable('addon').set({ price_minor: 900 }).execute()
  const quote = async (more: object) =>
    (
      await server.call('quote-service-change', {
        ...{ token, unique_booking_id: reference, start: '2026-06-10T12:00:00Z' },
        ...more,
      })
    ).body
  const kept = await quote({})
  expect(kept).toMatchObject({ end: '2026-06-10T12:40:00.000Z', extra: 0, bill: { total: 15 } })
  const { services } = visitWith(visitAt(salon.slug, '12:00', salon.cut), salon.towel, salon.oil)
  expect(await quote({ services })).toMatchObject({ extra: 9, bill: { total: 24 } })
  const change = { unique_booking_id: reference, start: '2026-06-10T12:00:00Z', total: 15, changes: 0 }
  const moved = await server.call('change-service-booking', { token, ...change, idempotency_key: newKey() })
  expect(moved.status).toBe(200)
  expect((await detail(reference)).lines).toMatchObject([{ price: 10, addons: booked(salon).slice(0, 1) }])
  expect(await takenOf(server.database, ...salon.people)).toEqual(['12:00-12:40'])
})

test('who waits for a time waits for one that is long enough for what they added', async () => {
  const salon = await addBarber()
  const { services } = visitWith(visitAt(salon.slug, '10:00', salon.cut), salon.towel)
  const days = { from_date: '2026-06-10', until_date: '2026-06-10', weekdays: [3] }
  const times = { from_time: '00:00', until_time: '23:59' }
  const asked = { token, slug: salon.slug, services, ...days, ...times, idempotency_key: newKey() }
  expect((await server.call('watch-slots', asked)).status).toBe(200)
  const { watches } = v.parse(getSlotWatches.reply, (await server.call('get-slot-watches', { token })).body)
  expect(watches[0]?.services).toMatchObject([{ name: 'Cut', addons: [{ id: salon.towel, name: 'Towel' }] }])
})
