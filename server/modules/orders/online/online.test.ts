import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { gateway } from '#tests/support/gateway.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addWallet, order, place, referenceOf, soldOf } from '#tests/support/orders.ts'

const server = testApp()
const MINUTE = 60_000
let amira: { accountId: number; token: string }
beforeAll(async () => {
  amira = await server.logIn()
})

const ticketOf = async (more: object = {}) => {
  const { ticketIds } = await addEvent(
    server.database,
    { starts_at: new Date('2026-08-01T18:00:00Z'), ends_at: new Date('2026-08-01T21:00:00Z') },
    { tickets: [more] },
  )
  return ticketIds[0] ?? 0
}
const online = (id: number, more: object = {}) =>
  place(server, amira.token, order(id, 1, { method: 'Online', ...more }))
const paymentOf = async (unique_booking_id: string) =>
  (await server.call('get-payment', { token: amira.token, unique_booking_id })).body
const bookingOf = async (unique_booking_id: string) =>
  (await server.call('get-event-booking', { token: amira.token, unique_booking_id })).body.data
const { toGateway, press, tell, post } = gateway(server)

describe('an online order', () => {
  test('waits for its payment with its stock held, and is booked when it is approved', async () => {
    const id = await ticketOf({ capacity: 1 })
    const placed = await online(id)
    const reference = referenceOf(placed)
    const url = `http://localhost:4000/public/pay/${reference}`
    expect(placed.body).toMatchObject({ status: 8, data: { status: 8, payment_url: url } })
    expect(await paymentOf(reference)).toMatchObject({ status: 8, payment: 'open', payment_url: url })
    expect(await soldOf(server.database, id)).toBe(0)
    expect((await place(server, amira.token, order(id, 1))).body.code).toBe('SOLD_OUT')
    const page = await toGateway(reference)
    expect(await toGateway(reference)).toBe(page)
    const html = (await server.app.inject({ url: page, headers: { 'accept-language': 'es' } })).body
    expect(html).toContain('<html lang="es" dir="ltr">')
    expect(html).toContain('$10,00')
    const back = await press(page, 'paid')
    expect(back.headers.location).toBe(`${url}/back`)
    expect(await paymentOf(reference)).toMatchObject({ status: 2, payment: 'paid', pay_until: null })
    expect(await soldOf(server.database, id)).toBe(1)
    expect((await server.app.inject(page)).body).not.toContain('<form')
    for (const way of ['', '/back'])
      expect((await server.app.inject(`/public/pay/${reference}${way}`)).headers.location).toBe(
        `http://localhost:4000/happenings/my-bookings/${reference}`,
      )
  })

  test('that is declined can be paid again', async () => {
    const reference = referenceOf(await online(await ticketOf()))
    const first = await toGateway(reference)
    await press(first, 'declined')
    expect(await paymentOf(reference)).toMatchObject({ status: 8, payment: 'declined' })
    const second = await toGateway(reference)
    expect(second).not.toBe(first)
    await press(second, 'paid', 'twice')
    expect(await paymentOf(reference)).toMatchObject({ status: 2, payment: 'paid' })
  })

  test('from which somebody walks away is over after its time, and all is there again at once', async () => {
    const id = await ticketOf({ capacity: 1 })
    const wallet = await addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, 400)
    const reference = referenceOf(await online(id, { partial_wallet: true }))
    await toGateway(reference)
    server.clock.move(15 * MINUTE)
    expect(await paymentOf(reference)).toMatchObject({ status: 6 })
    expect(await bookingOf(reference)).toMatchObject({ status: 6, cancel_reason: 'lapsed' })
    const noah = await server.logIn('Noah')
    expect((await place(server, noah.token, order(id, 1))).status).toBe(200)
    await server.services.orders.parts.online.reconcile()
    const row = server.database.query.selectFrom('wallet').select('balance_minor').where('id', '=', wallet)
    expect(await row.executeTakeFirst()).toEqual({ balance_minor: 400 })
    expect(await bookingOf(reference)).toMatchObject({
      refunds: [{ source: 'wallet', amount: 4, state: 'done' }],
    })
  })

  test('of which nothing is heard is asked about', async () => {
    const reference = referenceOf(await online(await ticketOf()))
    await press(await toGateway(reference), 'paid', 'never')
    expect(await paymentOf(reference)).toMatchObject({ status: 8 })
    server.clock.move(2 * MINUTE)
    await server.services.orders.parts.online.reconcile()
    expect(await paymentOf(reference)).toMatchObject({ status: 2 })
  })

  test('whose money comes too late gets it back, once, and says so', async () => {
    const id = await ticketOf({ capacity: 1 })
    const reference = referenceOf(await online(id))
    await press(await toGateway(reference), 'paid', 'late')
    server.clock.move(16 * MINUTE)
    const noah = await server.logIn('Noah')
    expect((await place(server, noah.token, order(id, 1))).status).toBe(200)
    await server.services.sandbox?.deliver(2)
    expect(await bookingOf(reference)).toMatchObject({
      status: 6,
      refunds: [{ source: 'card', amount: 10, state: 'pending' }],
    })
    for (const _ of [1, 2]) await server.services.orders.parts.online.reconcile()
    expect(await bookingOf(reference)).toMatchObject({
      refunds: [{ source: 'card', amount: 10, state: 'done' }],
    })
    const { query } = server.database
    const checkout = query.selectFrom('sandbox_checkout').select('refunded_minor')
    expect(await checkout.where('reference', '=', `${reference}-1`).executeTakeFirst()).toEqual({
      refunded_minor: 1000,
    })
    const events = query
      .selectFrom('booking_event')
      .innerJoin('booking', 'booking.id', 'booking_event.booking_id')
      .select('kind')
      .where('reference', '=', reference)
      .orderBy('booking_event.id')
    expect((await events.execute()).map((it) => it.kind)).toEqual([
      'placed',
      'cancelled',
      'paid_too_late',
      'refunded',
    ])
    expect(await soldOf(server.database, id)).toBe(1)
  })

  test('hears news in any order: money that came has come', async () => {
    const reference = referenceOf(await online(await ticketOf()))
    await toGateway(reference)
    for (const state of ['declined', 'paid', 'expired', 'paid'] as const) {
      expect(await tell(`${reference}-1`, state)).toBe(200)
    }
    expect(await paymentOf(reference)).toMatchObject({ status: 2, payment: 'paid' })
  })

  test('paid twice, by two tries, gives one of them back', async () => {
    const id = await ticketOf()
    const reference = referenceOf(await online(id))
    await toGateway(reference)
    await tell(`${reference}-1`, 'declined')
    await toGateway(reference)
    await Promise.all([tell(`${reference}-1`, 'paid'), tell(`${reference}-2`, 'paid')])
    expect(await bookingOf(reference)).toMatchObject({ status: 2, refunds: [{ source: 'card', amount: 10 }] })
    expect(await soldOf(server.database, id)).toBe(1)
    expect(
      (await server.call('cancel-event-booking', { token: amira.token, unique_booking_id: reference }))
        .status,
    ).toBe(200)
    const both = [
      { source: 'card', amount: 10 },
      { source: 'card', amount: 10 },
    ]
    expect(await bookingOf(reference)).toMatchObject({ status: 6, refunds: both })
  })

  test('is not moved by news that is forged, old, of another amount, or of nothing', async () => {
    const reference = referenceOf(await online(await ticketOf()))
    await toGateway(reference)
    const { sandbox } = server.services
    const event = {
      id: 'x',
      reference: `${reference}-1`,
      state: 'paid',
      amountMinor: 1000,
      currency: 'USD',
    } as const
    const { body, signature = '' } = sandbox?.signed(event) ?? {}
    expect(await post(body?.replace('1000', '1') ?? '', signature)).toBe(400)
    expect(
      await post(
        body ?? '',
        signature.replace(/.$/, (it) => (it === '0' ? '1' : '0')),
      ),
    ).toBe(400)
    expect(await post(body ?? '', 'nonsense')).toBe(400)
    expect(await post('', '')).toBe(400)
    server.clock.move(6 * MINUTE)
    expect(await post(body ?? '', signature)).toBe(400)
    for (const wrong of [{ amountMinor: 1 }, { currency: 'EUR' }, { reference: 'nobody’s' }]) {
      const other = sandbox?.signed({ ...event, ...wrong })
      expect(await post(other?.body ?? '', other?.signature ?? '')).toBe(400)
    }
    expect(await paymentOf(reference)).toMatchObject({ status: 8 })
  })

  test('is cancelled while it is paid: the money goes back', async () => {
    const id = await ticketOf()
    const reference = referenceOf(await online(id))
    await toGateway(reference)
    const cancel = { token: amira.token, unique_booking_id: reference }
    await Promise.all([server.call('cancel-event-booking', cancel), tell(`${reference}-1`, 'paid')])
    expect(await bookingOf(reference)).toMatchObject({ status: 6, refunds: [{ source: 'card', amount: 10 }] })
    expect(await soldOf(server.database, id)).toBe(0)
  })

  test('for which perks pay everything waits for nothing', async () => {
    const { token, accountId } = await server.logIn('Lucía')
    await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 400)
    const free = await ticketOf({ price_minor: 0 })
    const placed = await place(server, token, order(free, 1, { method: 'Online', total: 0 }))
    expect(placed.body.status).toBe(2)
    expect(
      (await server.call('get-payment', { token, unique_booking_id: referenceOf(placed) })).body,
    ).toMatchObject({
      payment: 'none',
    })
  })
})

test('a page that never was leads home', async () => {
  for (const url of ['/public/pay/nobodys', '/public/pay/nobodys/back', '/public/sandbox/nobodys']) {
    expect((await server.app.inject(url)).headers.location).toBe('/')
  }
})
