import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { getPickupDrop, quotePickupDrop } from '#contract/calls/pickup-drop.ts'
import { rentalBookingCalls } from '#contract/calls/rentals/bookings.ts'
import { testApp } from '#tests/support/app.ts'
import { payOnline } from '#tests/support/changes.ts'
import {
  addHandedOver,
  addressAway,
  atPoint,
  BROUGHT,
  drivesOf,
  type HandedOver,
  handedOver,
  home,
  orderHandedOver,
} from '#tests/support/handover.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent, staysOf } from '#tests/support/rentals.ts'

const server = testApp()
let amira: { accountId: number; token: string }
let noah: { accountId: number; token: string }
beforeEach(async () => {
  amira = await server.logIn()
  noah = await server.logIn('Noah')
})

type More = Parameters<typeof orderHandedOver>[4] & { by?: { token: string } }
const order = (made: HandedOver, handover: object | undefined, { by = amira, ...more }: More = {}) =>
  orderHandedOver(server, by, made, handover, more)
const detail = async (reference: string, { token } = amira) =>
  v.parse(
    rentalBookingCalls.one.reply,
    (await server.call('get-rental-booking', { token, unique_booking_id: reference })).body,
  ).data
const quote = async (asked: object) =>
  v.parse(quotePickupDrop.reply, (await server.call('quote-pickup-drop', asked)).body)
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 5, day, hour))

describe('how a vehicle can be had', () => {
  test('is said to anybody, without what is not for them', async () => {
    const { slug, points } = await addHandedOver(server.database)
    const { body } = await server.call('get-pickup-drop', { slug })
    const said = v.parse(getPickupDrop.reply, body)
    expect(said).toMatchObject({
      ...{ currency: 'USD', timezone: 'Atlantic/Azores' },
      offer: {
        points: true,
        brings: true,
        fetches: true,
        radius: 5000,
        base_fee: 5,
        km_fee: 1,
        one_way_fee: 10,
      },
      points: [
        { id: points.quay, name: 'Quay', fee: 0 },
        { id: points.station, name: 'Station', fee: 3 },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('4711')
    expect((await server.call('get-rental-info', { slug })).body).toMatchObject({
      rental: { has_handover: true },
    })
  })

  test('is unknown of what is not handed over', async () => {
    const { slug } = await addRental(server.database)
    expect(await server.call('get-pickup-drop', { slug })).toMatchObject({ status: 404 })
    expect((await server.call('get-rental-info', { slug })).body).toMatchObject({
      rental: { has_handover: false },
    })
    const answer = await rent(
      server,
      amira.token,
      { slug, ...june(10, 12), handover: handedOver(atPoint(1)) },
      { total: 20 },
    )
    expect(answer).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE', problem: 'not_offered' } })
  })

  test('is quoted with its fee, its distance and its windows', async () => {
    const made = await addHandedOver(server.database)
    const asked = { slug: made.slug, ...june(10, 12), pickup: home, drop: atPoint(made.points.station) }
    const { legs, total, problem } = await quote(asked)
    expect({ total, problem }).toEqual({ total: 10, problem: undefined })
    expect(legs).toMatchObject([
      { leg: 'pickup', fee: 7, distance: 2100 },
      { leg: 'drop', fee: 3, distance: null },
    ])
    expect(legs[0]?.windows).toHaveLength(9)
    expect(legs[0]?.windows[1]).toEqual({ start: '2026-06-10 10:00', end: '2026-06-10 11:00', is_free: true })
  })

  test('is not outside the area, where the nearest point is named', async () => {
    const made = await addHandedOver(server.database)
    const far = addressAway(6000)
    expect(await quote({ slug: made.slug, ...june(10, 12), pickup: far, drop: far })).toMatchObject({
      problem: 'outside',
      nearest_point: { id: made.points.station, name: 'Station', distance: 4887 },
    })
  })

  test('is not twice at one time: somebody else’s window is not free, one’s own is', async () => {
    const made = await addHandedOver(server.database)
    const other = await addHandedOver(server.database, {}, made)
    const reference = referenceOf(await order(made, handedOver(home), { total: 20 + BROUGHT }))
    const asked = { slug: other.slug, ...june(10, 13), pickup: home, drop: home }
    const found = await quote(asked)
    expect(found.problem).toBe('busy')
    expect(found.legs[0]?.windows.filter((it) => !it.is_free)).toEqual([
      { start: '2026-06-10 10:00', end: '2026-06-10 11:00', is_free: false },
    ])
    const own = { ...asked, slug: made.slug, unique_booking_id: reference }
    expect(await quote({ ...own, token: amira.token })).not.toHaveProperty('problem')
  })
})

describe('an order', () => {
  test('has the fee in its subtotal, and the courier for both windows', async () => {
    const made = await addHandedOver(server.database)
    const items = [{ slug: made.slug, ...june(10, 12), handover: handedOver(home) }]
    const bill = await server.call('get-bill', { vertical: 'rentals', items })
    expect(bill.body).toMatchObject({ bill: { subtotal: 20 + BROUGHT } })
    const reference = referenceOf(await order(made, handedOver(home), { total: 20 + BROUGHT }))
    expect(await drivesOf(server.database, made.courier_id)).toEqual([
      { from: at(10, 10), until: at(10, 11), booked: true },
      { from: at(12, 9), until: at(12, 10), booked: true },
    ])
    const said = await detail(reference)
    expect(said).toMatchObject({ sub_total: 20 + BROUGHT, stay_price: { total: 20 } })
    expect(said.handover).toMatchObject({
      change_until: at(9, 10).toISOString(),
      phone: '+447700900999',
      legs: [
        {
          leg: 'pickup',
          kind: 'address',
          address: 'Weir Lane 7',
          fee: 7,
          contact_name: 'Amira',
          note: 'Second floor',
        },
        {
          leg: 'drop',
          from: at(12, 9).toISOString(),
          until: at(12, 10).toISOString(),
          contact_phone: '+447700900123',
        },
      ],
    })
  })

  test('keeps its fee when the offer costs more later', async () => {
    const made = await addHandedOver(server.database)
    const reference = referenceOf(await order(made, handedOver(home), { total: 20 + BROUGHT }))
    await server.database.query
      .updateTable('handover_offer')
      .set({ base_fee_minor: 9000 })
      .where('listing_id', '=', made.id)
      .execute()
    expect((await detail(reference)).handover?.legs.map((it) => it.fee)).toEqual([7, 7])
    expect((await detail(reference)).sub_total).toBe(20 + BROUGHT)
  })

  test('at another price than was seen happens not at all', async () => {
    const made = await addHandedOver(server.database)
    expect(await order(made, handedOver(home), { total: 20 })).toMatchObject({
      ...{ status: 409, body: { code: 'PRICE_CHANGED', bill: { total: 20 + BROUGHT } } },
    })
    expect(await drivesOf(server.database, made.courier_id)).toEqual([])
  })

  test.each<[string, (made: HandedOver) => Promise<unknown>, (made: HandedOver) => object, string]>([
    [
      'at a point that has closed',
      ({ points }) =>
        server.database.query
          .updateTable('handover_point')
          .set({ is_active: false })
          .where('id', '=', points.quay)
          .execute(),
      ({ points }) => handedOver(atPoint(points.quay)),
      'no_such_point',
    ],
    [
      'at a point that is not there then any more',
      ({ points }) =>
        server.database.query
          .updateTable('handover_point')
          .set({ week: JSON.stringify(Array.from({ length: 7 }, () => [])) })
          .where('id', '=', points.quay)
          .execute(),
      ({ points }) => handedOver(atPoint(points.quay)),
      'closed',
    ],
    [
      'at an address that is outside by now',
      ({ id }) =>
        server.database.query
          .updateTable('handover_offer')
          .set({ radius_m: 2000 })
          .where('listing_id', '=', id)
          .execute(),
      () => handedOver(home),
      'outside',
    ],
    [
      'that is brought where that has ended',
      ({ id }) =>
        server.database.query
          .updateTable('handover_offer')
          .set({ brings: false })
          .where('listing_id', '=', id)
          .execute(),
      () => handedOver(home),
      'not_offered',
    ],
    ['at a point of somebody else', async () => {}, () => handedOver(atPoint(999_999)), 'no_such_point'],
  ])('is refused %s, also where it was held', async (_, change, handover, problem) => {
    const made = await addHandedOver(server.database)
    const items = [{ slug: made.slug, ...june(10, 12), handover: handover(made) }]
    await server.call('hold', { token: amira.token, vertical: 'rentals', items })
    await change(made)
    const answer = await order(made, handover(made), { total: 20 + BROUGHT })
    expect(answer).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE', problem } })
    expect((await staysOf(server.database, made.id)).filter((it) => it.booked)).toEqual([])
  })

  test.each<[string, object]>([
    ['phone', { contact_phone: '0' }],
    ['name', { contact_name: ' ' }],
    ['note', { note: 'x'.repeat(501) }],
    ['address', { pickup: { ...home, address: 'x'.repeat(10_240) } }],
    ['latitude', { drop: { ...home, latitude: 91 } }],
    ['kind', { drop: { kind: 'drone' } }],
    ['point', { pickup: { point_id: 1.5 } }],
    ['end', { drop: undefined }],
  ])('with a wrong %s is refused by its field', async (_, wrong) => {
    const made = await addHandedOver(server.database)
    expect(await order(made, { ...handedOver(home), ...wrong }, { total: 20 + BROUGHT })).toMatchObject({
      ...{ status: 400, body: { code: 'VALIDATION' } },
    })
  })

  test('keeps what is written of it as text', async () => {
    const made = await addHandedOver(server.database)
    const note = '<b>Ring</b> twice'
    const reference = referenceOf(await order(made, { ...handedOver(atPoint(made.points.quay)), note }))
    expect((await detail(reference)).handover?.legs[0]?.note).toBe(note)
  })

  test('that is cancelled frees the courier', async () => {
    const made = await addHandedOver(server.database)
    const reference = referenceOf(await order(made, handedOver(home), { total: 20 + BROUGHT }))
    const asked = {
      token: amira.token,
      unique_booking_id: reference,
      refund_percent: 0,
      idempotency_key: 'gone',
    }
    expect(await server.call('cancel-rental-booking', asked)).toMatchObject({ status: 200 })
    expect(await drivesOf(server.database, made.courier_id)).toEqual([])
  })

  test('that is paid online has the courier held until it is paid, and then for good', async () => {
    const made = await addHandedOver(server.database)
    const reference = referenceOf(
      await order(made, handedOver(home), { total: 20 + BROUGHT, method: 'Online' }),
    )
    expect((await drivesOf(server.database, made.courier_id)).map((it) => it.booked)).toEqual([false, false])
    await payOnline(server, reference)
    expect((await drivesOf(server.database, made.courier_id)).map((it) => it.booked)).toEqual([true, true])
  })
})

describe('a hold', () => {
  const hold = (made: HandedOver, handover: object | undefined, { token } = amira) =>
    server.call('hold', {
      ...{ token, vertical: 'rentals' },
      items: [{ slug: made.slug, ...june(10, 12), ...(handover && { handover }) }],
    })

  test('has the courier, and lets go of them with another choice', async () => {
    const made = await addHandedOver(server.database)
    await hold(made, handedOver(home))
    expect(await drivesOf(server.database, made.courier_id)).toHaveLength(2)
    await hold(made, handedOver(home, atPoint(made.points.quay)))
    expect(await drivesOf(server.database, made.courier_id)).toHaveLength(1)
    await hold(made, undefined)
    expect(await drivesOf(server.database, made.courier_id)).toEqual([])
  })

  test('that is over stands in nobody’s way', async () => {
    const made = await addHandedOver(server.database)
    const other = await addHandedOver(server.database, {}, made)
    await hold(made, handedOver(home))
    expect(await order(other, handedOver(home), { by: noah, total: 20 + BROUGHT })).toMatchObject({
      body: { code: 'UNAVAILABLE', problem: 'busy' },
    })
    server.clock.move(15 * 60_000)
    expect(await order(other, handedOver(home), { by: noah, total: 20 + BROUGHT })).toMatchObject({
      status: 200,
    })
  })
})
