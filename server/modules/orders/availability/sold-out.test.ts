import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { newKey, order, place, referenceOf, soldOf } from '#tests/support/orders.ts'
import { newAddress } from '#tests/support/people.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { SOLD_OUT_MS } from './sold-out-memory.ts'

const MINUTE = 60_000

const ticketOf = async ({ database }: TestApp, more: object) =>
  (await addEvent(database, {}, { tickets: [more] })).ticketIds[0] ?? 0
const hold = (
  server: TestApp,
  ticket_id: number,
  more: object = {},
  headers: Record<string, string> = {},
) => {
  const items = [{ ticket_id, quantity: 1 }]
  return server.call('hold', { vertical: 'events', items, ...more }, headers, newAddress())
}
const codeOf = async (answer: ReturnType<typeof place>) => (await answer).body.code

describe('what was found sold out', () => {
  const server = testApp({ soldOutMs: SOLD_OUT_MS })
  let token = ''
  let late = ''
  beforeAll(async () => {
    token = (await server.logIn()).token
    late = (await server.logIn('Noah')).token
    // The first call of a day notes that a session is used.
    for (const one of [token, late]) await server.call('get-bookings', { token: one })
  })

  /** The only ticket of an event, which somebody has bought. */
  const soldOut = async () => {
    const id = await ticketOf(server, { capacity: 1 })
    const bought = order(id, 1)
    return { id, bought, reference: referenceOf(await place(server, token, bought)) }
  }

  test('is refused with no transaction, and after the first time with no look at the tickets', async () => {
    const { id } = await soldOut()
    const asking = (body: object) => async () =>
      expect(await codeOf(place(server, late, body))).toBe('SOLD_OUT')
    const first = await statementsOf(asking(order(id, 1)))
    expect(first.filter((it) => !/^select\b/.test(it))).toEqual([])
    // Who asks, and whether this very order was made before.
    const next = await statementsOf(asking(order(id, 1)))
    expect(next).toEqual([expect.stringContaining('"session"'), expect.stringContaining('"idempotency"')])
    expect(await statementsOf(() => hold(server, id))).toEqual([])
  })

  test('is refused in the same words, each in their language', async () => {
    const { id } = await soldOut()
    const [first, next] = [await hold(server, id), await hold(server, id)]
    expect(next).toMatchObject({ status: 409, body: first.body })
    expect(next.body).toMatchObject({ code: 'SOLD_OUT', left: [{ ticket_id: id, left: 0 }] })
    const spanish = await hold(server, id, {}, { 'accept-language': 'es' })
    expect(spanish.body).toMatchObject({ code: 'SOLD_OUT', left: next.body.left })
    expect(spanish.body.message).not.toBe(next.body.message)
  })

  test('is for sale again within a second of a cancellation', async () => {
    const { id, reference } = await soldOut()
    server.clock.move(400)
    expect(await codeOf(place(server, late, order(id, 1)))).toBe('SOLD_OUT')
    const cancelled = { token, unique_booking_id: reference, idempotency_key: newKey() }
    expect((await server.call('cancel-event-booking', cancelled)).status).toBe(200)
    server.clock.move(SOLD_OUT_MS - 1)
    expect(await codeOf(place(server, late, order(id, 1)))).toBe('SOLD_OUT')
    server.clock.move(1)
    expect((await place(server, late, order(id, 1))).status).toBe(200)
  })

  test('is for sale again within a second of the end of a hold', async () => {
    const id = await ticketOf(server, { capacity: 1 })
    expect((await hold(server, id)).status).toBe(200)
    server.clock.move(10 * MINUTE - 300)
    expect((await hold(server, id)).body.code).toBe('SOLD_OUT')
    server.clock.move(SOLD_OUT_MS)
    expect((await hold(server, id)).status).toBe(200)
  })

  test('is not what a clock that was set back makes last', async () => {
    const { id, reference } = await soldOut()
    expect((await hold(server, id)).body.code).toBe('SOLD_OUT')
    await server.call('cancel-event-booking', {
      token,
      unique_booking_id: reference,
      idempotency_key: newKey(),
    })
    server.clock.move(-MINUTE)
    expect((await hold(server, id)).status).toBe(200)
    server.clock.move(MINUTE)
  })

  test('does not stand in the way of who has bought it and asks again with their key', async () => {
    const { id, bought, reference } = await soldOut()
    expect(await codeOf(place(server, late, order(id, 1)))).toBe('SOLD_OUT')
    const again = await place(server, token, bought)
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true'])
    expect(referenceOf(again)).toBe(reference)
    expect(await codeOf(place(server, token, order(id, 1)))).toBe('SOLD_OUT')
    expect(await soldOf(server.database, id)).toBe(1)
  })

  test('does not stand in the way of who holds it', async () => {
    const id = await ticketOf(server, { capacity: 1 })
    const { hold_id } = (await hold(server, id, { token })).body.hold as { hold_id: string }
    expect(await codeOf(place(server, late, order(id, 1)))).toBe('SOLD_OUT')
    expect((await hold(server, id, { token, hold_id })).status).toBe(200)
    expect((await place(server, token, order(id, 1, { hold_id }))).status).toBe(200)
  })

  test('is refused to who wants as many, and looked at for who wants fewer', async () => {
    const id = await ticketOf(server, { capacity: 1 })
    expect(await codeOf(place(server, late, order(id, 2)))).toBe('SOLD_OUT')
    expect((await place(server, late, order(id, 1))).status).toBe(200)
  })
})

describe('without what was found a moment ago', () => {
  const server = testApp({ soldOutMs: 0 })
  let token = ''
  beforeEach(async () => {
    token = (await server.logIn()).token
  })

  test('what is sold out is refused all the same, and what comes back is for sale at once', async () => {
    const id = await ticketOf(server, { capacity: 1 })
    const unique_booking_id = referenceOf(await place(server, token, order(id, 1)))
    for (const _ of [1, 2]) {
      expect(await codeOf(place(server, token, order(id, 1)))).toBe('SOLD_OUT')
      expect((await hold(server, id)).body.code).toBe('SOLD_OUT')
    }
    await server.call('cancel-event-booking', { token, unique_booking_id, idempotency_key: newKey() })
    expect((await place(server, token, order(id, 1))).status).toBe(200)
    expect(await soldOf(server.database, id)).toBe(1)
  })
})
