import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { rentalBookingCalls } from '#contract/calls/rentals/bookings.ts'
import { checkRentalAvailability, getRentalCalendar } from '#contract/calls/rentals/orders.ts'
import { testApp } from '#tests/support/app.ts'
import { addCoupon, addWallet, referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent, staysOf } from '#tests/support/rentals.ts'

const server = testApp()
const MINUTE = 60_000
let amira: { accountId: number; token: string }
let noah: { accountId: number; token: string }
beforeAll(async () => {
  amira = await server.logIn()
  noah = await server.logIn('Noah')
})

const check = async (asked: object, token?: string) =>
  v.parse(
    checkRentalAvailability.reply,
    (await server.call('check-rental-availability', { ...(token ? { token } : {}), ...asked })).body,
  )
const detail = async ({ token }: { token: string }, unique_booking_id: string) =>
  v.parse(
    rentalBookingCalls.one.reply,
    (await server.call('get-rental-booking', { token, unique_booking_id })).body,
  ).data

describe('whether a rental is free', () => {
  test('and what it then costs, is said to anybody; to who is logged in it is kept', async () => {
    const { id, slug } = await addRental(server.database, { price_minor: 4550 })
    const asked = { slug, ...june(5, 8) }
    expect(await check(asked)).toEqual({
      ...{ available: true, days: 3, nearest: [] },
      price: {
        ...{ currency: 'USD', days: 3, total: 136.5 },
        lines: [{ unit: 'day', count: 3, each: 45.5, amount: 136.5 }],
      },
    })
    expect(await staysOf(server.database, id)).toEqual([])
    const { hold } = await check(asked, amira.token)
    const left = Date.parse(hold?.expires_at ?? '') - Date.parse(hold?.server_time ?? '')
    expect(left).toBe(15 * MINUTE)
    expect(await check(asked, noah.token)).toMatchObject({ available: false, days: 3 })
    expect(await check(asked, noah.token)).not.toHaveProperty('hold')
    server.clock.move(15 * MINUTE)
    expect(await check(asked, noah.token)).toMatchObject({ available: true })
    expect(await staysOf(server.database, id)).toHaveLength(1)
  })

  test('says when else it is, as near as can be', async () => {
    const { slug } = await addRental(server.database)
    await rent(server, noah.token, { slug, ...june(10, 12) }, { total: 20 })
    const { available, nearest } = await check({ slug, ...june(11, 13) }, amira.token)
    expect({ available, nearest }).toEqual({ available: false, nearest: [june(12, 14), june(8, 10)] })
  })

  test('nobody stands in their own way', async () => {
    const { id, slug } = await addRental(server.database)
    await check({ slug, ...june(10, 12) }, amira.token)
    expect(await check({ slug, ...june(11, 14) }, amira.token)).toMatchObject({ available: true, days: 3 })
    expect(await staysOf(server.database, id)).toHaveLength(1)
    expect(await check({ slug, ...june(10, 11) }, noah.token)).toMatchObject({ available: true })
  })

  test('who compares many things hears of each that it is free', async () => {
    const { token } = await server.logIn('Comparer')
    for (let i = 0; i < 7; i++) {
      const { slug } = await addRental(server.database)
      expect(await check({ slug, ...june(10, 12) }, token)).toMatchObject({ available: true })
    }
  })

  test('what nobody has priced is not to be had', async () => {
    const { slug } = await addRental(server.database, { price_minor: null })
    const answer = await server.call('check-rental-availability', { slug, ...june(10, 12) })
    expect(answer.body).toMatchObject({ code: 'UNAVAILABLE' })
  })

  test.each([
    ['not_an_hour', june('5 10:30', 6)],
    ['too_early', { start_date: '2026-06-01 09:00', end_date: '2026-06-05 10:00' }],
    ['too_short', june(6, 5)],
    ['too_long', { start_date: '2026-06-05 10:00', end_date: '2027-08-05 10:00' }],
  ])('a time that cannot be chosen is refused: %s', async (problem, stay) => {
    const { slug } = await addRental(server.database)
    const answer = await server.call('check-rental-availability', { slug, ...stay })
    expect(answer).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE', problem } })
  })

  test('an hour that a clock skips is refused, and one it shows twice is asked about', async () => {
    const { slug } = await addRental(server.database, { time_zone: 'Europe/Berlin', price_minor: 1000 })
    const of = (start_date: string, end_date: string) =>
      server.call('check-rental-availability', { slug, start_date, end_date })
    expect((await of('2027-03-28 02:00', '2027-03-29 10:00')).body).toMatchObject({
      ...{ code: 'UNAVAILABLE', field: 'start_date' },
    })
    expect((await of('2026-10-24 10:00', '2026-10-25 02:00')).body).toMatchObject({
      ...{ code: 'UNAVAILABLE', field: 'end_date', offsets: ['+02:00', '+01:00'] },
    })
    expect((await of('2026-10-24 02:00', '2026-10-25 02:00+01:00')).body).toMatchObject({ days: 1 })
    expect((await of('2026-10-25 02:00+02:00', '2026-10-25 02:00+01:00')).body).toMatchObject({ days: 1 })
    expect((await of('2026-10-25 02:00+01:00', '2026-10-25 02:00+02:00')).body).toMatchObject({
      problem: 'too_short',
    })
  })

  test('is shown before one chooses', async () => {
    const { slug } = await addRental(server.database)
    await rent(server, noah.token, { slug, ...june(10, 12) }, { total: 20 })
    const span = { from: '2026-06-01T00:00:00Z', until: '2026-07-01T00:00:00Z' }
    expect((await server.call('get-rental-calendar', { slug, ...span })).body).toMatchObject({
      timezone: 'Atlantic/Azores',
      taken: [{ start: '2026-06-10T10:00:00.000Z', end: '2026-06-12T10:00:00.000Z' }],
    })
  })

  test('what one holds oneself is not taken, and till when is said; to all others it is', async () => {
    const { slug } = await addRental(server.database, { time_zone: 'Europe/Berlin' })
    const calendar = async (asked: object = {}) => {
      const span = { slug, from: '2026-06-01T00:00:00Z', until: '2026-07-01T00:00:00Z' }
      const { body } = await server.call('get-rental-calendar', { ...span, ...asked })
      const { taken, held } = v.parse(getRentalCalendar.reply, body)
      return { taken: taken.length, held }
    }
    const { token } = amira
    const { hold } = await check({ slug, ...june(10, 12) }, token)
    const held = { ...june(10, 12), expires_at: hold?.expires_at }
    expect(await calendar({ token })).toEqual({ taken: 0, held })
    expect(await calendar({ token: noah.token })).toEqual({ taken: 1, held: undefined })
    // The id of a known person's hold opens nothing by itself.
    expect(await calendar({ hold_id: hold?.hold_id })).toEqual({ taken: 1, held: undefined })
    const guests = await server.call('hold', {
      ...{ vertical: 'rentals', items: [{ slug, ...june(20, 22) }] },
    })
    const { hold_id, expires_at } = guests.body.hold as { hold_id: string; expires_at: string }
    expect(await calendar({ hold_id })).toEqual({ taken: 1, held: { ...june(20, 22), expires_at } })
    expect(await calendar()).toEqual({ taken: 2, held: undefined })
    server.clock.move(15 * MINUTE)
    expect(await calendar({ token, hold_id })).toEqual({ taken: 0, held: undefined })
  })

  test('who has booked it then themselves hears which booking that is, and nobody else does', async () => {
    const { slug } = await addRental(server.database)
    const { token } = await server.logIn('Booker')
    const reference = referenceOf(
      await rent(server, token, { slug, ...june(10, 12) }, { total: 20, method: 'Online' }),
    )
    expect(await check({ slug, ...june(11, 13) }, token)).toMatchObject({
      ...{ available: false, booked: reference },
    })
    for (const other of [noah.token, undefined])
      expect(await check({ slug, ...june(11, 13) }, other)).not.toHaveProperty('booked')
    await rent(server, noah.token, { slug, ...june(14, 15) })
    expect(await check({ slug, ...june(14, 15) }, token)).not.toHaveProperty('booked')
  })
})

describe('when a rental is taken', () => {
  const feed = (slug: string) => server.app.inject({ method: 'GET', url: `/public/rentals/${slug}.ics` })

  test('is a calendar for other places, and says of nobody who has it', async () => {
    const { slug } = await addRental(server.database)
    await rent(server, noah.token, { slug, ...june(10, 12) }, { total: 20 })
    await check({ slug, ...june(14, 16) }, amira.token)
    const { statusCode, headers, body } = await feed(slug)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(body.match(/^DT(START|END).*/gm)).toEqual(['DTSTART:20260610T100000Z', 'DTEND:20260612T100000Z'])
    expect(body.split('\r\n').filter((it) => it.length > 75)).toEqual([])
    expect(body).not.toContain('Noah')
  })

  test('of what is not there nothing is said', async () => {
    expect((await feed('nowhere')).statusCode).toBe(404)
    expect((await server.app.inject({ method: 'GET', url: '/public/rentals/nowhere.txt' })).statusCode).toBe(
      404,
    )
  })
})

describe('a rental', () => {
  test('is booked, shown, and free again once that is cancelled', async () => {
    const { id, slug } = await addRental(
      server.database,
      { price_minor: 7000, pricing_type: 'per_week', title: 'A van' },
      { day_price_minor: 1500, deposit_minor: 20_000 },
    )
    const { hold } = await check({ slug, ...june(10, 19) }, amira.token)
    const placed = await rent(
      server,
      amira.token,
      { slug, ...june(10, 19) },
      { total: 100, hold_id: hold?.hold_id, note: ' Blue, please ' },
    )
    expect(placed.body).toMatchObject({ status: 2, message: 'Your booking is confirmed.' })
    const reference = referenceOf(placed)
    expect(await staysOf(server.database, id)).toMatchObject([{ booked: true }])
    expect(await detail(amira, reference)).toMatchObject({
      ...{ unique_booking_id: reference, status: 2, title: 'A van', day_count: 9, notes: ' Blue, please ' },
      ...{ start_datetime: '2026-06-10T10:00:00.000Z', end_datetime: '2026-06-19T10:00:00.000Z' },
      rental: { slug, title: 'A van', kind: 'vehicle', price: 70, pricing_type: 'per_week' },
      ...{ sub_total: 100, total: 100, payable: 100, security_deposit: 200 },
      stay_price: {
        lines: [
          { unit: 'week', count: 1, each: 70, amount: 70 },
          { unit: 'day', count: 2, each: 15, amount: 30 },
        ],
      },
      cancellation: { can_cancel: true, refund_percent: 100 },
    })
    const { body } = await server.call('get-rental-bookings', { token: amira.token })
    expect(body.data).toHaveLength(1)
    const cancel = { token: amira.token, unique_booking_id: reference }
    expect((await server.call('cancel-event-booking', cancel)).body.code).toBe('NOT_FOUND')
    expect((await server.call('cancel-rental-booking', cancel)).status).toBe(200)
    expect(await staysOf(server.database, id)).toEqual([])
    expect((await detail(amira, reference)).status).toBe(6)
    expect((await server.call('get-rental-booking', { ...cancel, token: noah.token })).status).toBe(404)
  })

  test('is booked for what was ordered, whatever was held of it, and also by who forgot the hold', async () => {
    const { id, slug } = await addRental(server.database)
    const other = await addRental(server.database)
    const { hold } = await check({ slug, ...june(10, 12) }, amira.token)
    const stay = { slug: other.slug, ...june(20, 21) }
    expect((await rent(server, amira.token, stay, { hold_id: hold?.hold_id })).status).toBe(200)
    expect(await staysOf(server.database, id)).toEqual([])
    expect(await staysOf(server.database, other.id)).toMatchObject([
      { from: new Date('2026-06-20T10:00:00Z') },
    ])
    await check({ slug, ...june(10, 12) }, amira.token)
    expect((await rent(server, amira.token, { slug, ...june(11, 12) })).status).toBe(200)
    expect(await staysOf(server.database, id)).toMatchObject([
      { from: new Date('2026-06-11T10:00:00Z'), booked: true },
    ])
  })

  test('costs what the server says, with what makes it cheaper', async () => {
    const { slug } = await addRental(server.database)
    const stay = { slug, ...june(10, 13) }
    const dear = await rent(server, amira.token, stay, { total: 10 })
    expect(dear).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', bill: { subtotal: 30 } } })
    const coupon = await addCoupon(server.database, { vertical: 'rentals' })
    await addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, 5000)
    const bill = { token: amira.token, vertical: 'rentals', items: [stay], coupon, partial_wallet: false }
    expect((await server.call('get-bill', bill)).body).toMatchObject({
      bill: { subtotal: 30, total: 27 },
      cancellation: { full_refund_until: expect.stringMatching(/^2026-06-08T/), part_refund_percent: 50 },
    })
    expect((await rent(server, amira.token, stay, { coupon, total: 27, method: 'WALLET' })).status).toBe(200)
  })

  test('waits for its payment, and is nobody’s when that does not come', async () => {
    const { id, slug } = await addRental(server.database)
    const stay = { slug, ...june(10, 11) }
    const placed = await rent(server, amira.token, stay, { method: 'Online' })
    expect(placed.body).toMatchObject({ status: 8 })
    expect((await rent(server, noah.token, stay)).body).toMatchObject({
      ...{ code: 'UNAVAILABLE', message: 'Selected rental is not available for the chosen dates.' },
    })
    server.clock.move(15 * MINUTE)
    expect((await rent(server, noah.token, stay)).body).toMatchObject({ status: 2 })
    await server.services.orders.parts.online.reconcile()
    expect((await detail(amira, referenceOf(placed))).status).toBe(6)
    expect(await staysOf(server.database, id)).toMatchObject([{ booked: true }])
  })

  test('that is paid keeps its time', async () => {
    const { id, slug } = await addRental(server.database)
    const placed = await rent(server, amira.token, { slug, ...june(10, 11) }, { method: 'Online' })
    const booking = await server.database.query
      .selectFrom('booking')
      .select('id')
      .where('reference', '=', referenceOf(placed))
      .executeTakeFirstOrThrow()
    const { sandbox } = server.services
    await server.call('get-payment', { token: amira.token, unique_booking_id: referenceOf(placed) })
    expect(sandbox).toBeDefined()
    const address = await server.services.orders.parts.online.way(referenceOf(placed))
    expect(address).toContain('/')
    const payment = await server.database.query
      .selectFrom('payment')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    await server.database.transaction((tx) =>
      server.services.orders.parts.life.paid(tx, { ...payment, booking_id: booking.id }),
    )
    expect((await detail(amira, referenceOf(placed))).status).toBe(2)
    expect(await staysOf(server.database, id)).toMatchObject([{ booked: true }])
  })

  test('is one, and is there', async () => {
    const { slug } = await addRental(server.database)
    const stay = { slug, ...june(10, 11) }
    const two = { vertical: 'rentals', items: [stay, stay] }
    expect((await server.call('get-bill', two)).body.code).toBe('VALIDATION')
    expect(
      (await server.call('get-bill', { vertical: 'rentals', items: [{ ticket_id: 1, quantity: 1 }] })).body
        .code,
    ).toBe('VALIDATION')
    expect((await rent(server, amira.token, { ...stay, slug: 'nowhere' })).status).toBe(404)
  })
})
