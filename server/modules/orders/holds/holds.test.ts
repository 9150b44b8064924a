import { describe, expect, test } from 'vitest'
import type { Hold } from '#contract/calls/orders.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place, soldOf } from '#tests/support/orders.ts'
import { newAddress } from '#tests/support/people.ts'

const server = testApp()
const MINUTE = 60_000

const ticketOf = async (more: object = {}, slug?: string) => {
  const { ticketIds } = await addEvent(server.database, slug ? { slug } : {}, { tickets: [more] })
  return ticketIds[0] ?? 0
}
const ask = (items: object[], more: object = {}) =>
  // Each asks from a new address, because guests at one address may hold only so much.
  server.call('hold', { vertical: 'events', items, ...more }, {}, newAddress())
const hold = async (ticket_id: number, quantity: number, more: object = {}) => {
  const { body } = await ask([{ ticket_id, quantity }], more)
  if (!body.success) throw new Error(JSON.stringify(body))
  return body.hold as Hold
}
const codeOf = async (ticket_id: number, quantity: number, more: object = {}) =>
  (await ask([{ ticket_id, quantity }], more)).body.code

describe('a hold', () => {
  test('keeps tickets from others for ten minutes by the server’s clock, and frees them at once after', async () => {
    const id = await ticketOf({ capacity: 3 }, 'held')
    const kept = await hold(id, 2)
    expect(kept).toMatchObject({
      ...{
        server_time: '2026-06-01T12:00:00.000Z',
        expires_at: '2026-06-01T12:10:00.000Z',
        can_extend: true,
      },
      items: [{ ticket_id: id, quantity: 2 }],
    })
    const { body } = await ask([{ ticket_id: id, quantity: 2 }])
    expect(body).toMatchObject({ code: 'SOLD_OUT', left: [{ ticket_id: id, left: 1 }] })
    const { body: shown } = await server.call('get-event-tickets', { slug: 'held' })
    expect(shown.tickets).toMatchObject([{ remaining: 1, most_per_order: 1 }])
    server.clock.move(10 * MINUTE - 1)
    expect(await codeOf(id, 2)).toBe('SOLD_OUT')
    server.clock.move(1)
    expect(await codeOf(id, 3)).toBeUndefined()
  })

  test('is given back at once, however often', async () => {
    const id = await ticketOf({ capacity: 1 })
    const { hold_id } = await hold(id, 1)
    for (const _ of [1, 2]) expect((await server.call('release-hold', { hold_id })).status).toBe(200)
    expect(await codeOf(id, 1)).toBeUndefined()
  })

  test('is extended once, and changed within its time', async () => {
    const id = await ticketOf({ capacity: 5 })
    const { hold_id, expires_at } = await hold(id, 2)
    server.clock.move(4 * MINUTE)
    const changed = await hold(id, 5, { hold_id })
    expect(changed).toMatchObject({ hold_id, expires_at, can_extend: true })
    expect(await codeOf(id, 1)).toBe('SOLD_OUT')
    const longer = await hold(id, 5, { hold_id })
    expect(Date.parse(longer.expires_at) - Date.parse(longer.server_time)).toBe(10 * MINUTE)
    server.clock.move(MINUTE)
    expect(await hold(id, 5, { hold_id })).toMatchObject({ expires_at: longer.expires_at, can_extend: false })
    expect(await codeOf(id, 6, { hold_id })).toBe('SOLD_OUT')
    server.clock.move(9 * MINUTE)
    const anew = await hold(id, 1, { hold_id })
    expect(anew.hold_id).not.toBe(hold_id)
  })

  test('is all or nothing', async () => {
    const { ticketIds } = await addEvent(server.database, {}, { tickets: [{ capacity: 5 }, { capacity: 1 }] })
    const [many = 0, few = 0] = ticketIds
    const items = [
      { ticket_id: many, quantity: 5 },
      { ticket_id: few, quantity: 2 },
    ]
    expect((await ask(items)).body).toMatchObject({ code: 'SOLD_OUT', left: [{ ticket_id: few, left: 1 }] })
    expect(await codeOf(many, 5)).toBeUndefined()
  })

  test('of a guest stays theirs through a login, and is nobody else’s', async () => {
    const id = await ticketOf({ capacity: 2 })
    const { hold_id } = await hold(id, 2)
    const amira = await server.logIn()
    const noah = await server.logIn('Noah')
    await hold(id, 2, { hold_id, token: amira.token })
    expect(await codeOf(id, 2, { hold_id, token: noah.token })).toBe('NOT_FOUND')
    const theirs = await place(server, noah.token, order(id, 2, { hold_id }))
    expect(theirs.body.code).toBe('UNAVAILABLE')
    expect((await place(server, amira.token, order(id, 2, { hold_id }))).status).toBe(200)
    expect(await soldOf(server.database, id)).toBe(2)
  })

  test('that is over takes the order along, and nothing is charged', async () => {
    const id = await ticketOf()
    const { token } = await server.logIn()
    const { hold_id } = await hold(id, 2)
    server.clock.move(10 * MINUTE)
    const late = await place(server, token, order(id, 2, { hold_id }))
    expect(late).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE' } })
    expect(await soldOf(server.database, id)).toBe(0)
  })

  test('serves an order that waited for a network while it lasts, and is not missed after, nor is another’s taken', async () => {
    const [early, late] = [await ticketOf({ capacity: 2 }), await ticketOf({ capacity: 2 })]
    const { token } = await server.logIn()
    const noah = await server.logIn('Noah')
    const waited = async (id: number, hold_id: string, who = token) =>
      (await place(server, who, order(id, 2, { hold_id, waited: true }))).body.code
    expect(await waited(early, (await hold(early, 2)).hold_id)).toBeUndefined()
    const { hold_id } = await hold(late, 2, { token })
    expect(await waited(late, hold_id, noah.token)).toBe('SOLD_OUT')
    server.clock.move(10 * MINUTE)
    expect(await waited(late, hold_id)).toBeUndefined()
    expect(await soldOf(server.database, late)).toBe(2)
  })

  test('is no way to keep everything from everybody', async () => {
    const id = await ticketOf({ capacity: 6 })
    const { token } = await server.logIn()
    const kept: string[] = []
    for (let i = 0; i < 6; i++) {
      kept.push((await hold(id, 1, { token })).hold_id)
      server.clock.move(1)
    }
    // With the sixth hold the first gives way, so that somebody else can have it and nobody is stuck.
    expect([await codeOf(id, 2), await codeOf(id, 1)]).toEqual(['SOLD_OUT', undefined])
    const late = await place(server, token, order(id, 1, { hold_id: kept[0] }))
    expect(late.body.code).toBe('UNAVAILABLE')
    expect((await place(server, token, order(id, 1, { hold_id: kept[5] }))).status).toBe(200)
  })

  test('is swept once it is over, and one of a booking is not', async () => {
    const id = await ticketOf({ capacity: 3 })
    await hold(id, 1)
    server.clock.move(21 * MINUTE)
    await server.services.orders.parts.holds.sweep()
    const left = server.database.query.selectFrom('ticket_hold').select('hold_id').where('ticket_id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})

describe('many at once', () => {
  test('of fifty who want two of the last three, one gets them', async () => {
    const id = await ticketOf({ capacity: 3 })
    const codes = await Promise.all([...Array(50)].map(() => codeOf(id, 2)))
    expect(codes.filter((it) => it === undefined)).toHaveLength(1)
    expect(codes.filter((it) => it === 'SOLD_OUT')).toHaveLength(49)
  })

  test('of fifty orders for the last three, held and not, as many are booked as there are', async () => {
    const id = await ticketOf({ capacity: 3 })
    const { hold_id } = await hold(id, 1)
    const people = await Promise.all([...Array(25)].map((_, i) => server.logIn(`Buyer ${i}`)))
    const answers = await Promise.all(
      people.flatMap(({ token }, i) => [
        place(server, token, order(id, 1, i === 0 ? { hold_id } : {})),
        place(server, token, order(id, 1)),
      ]),
    )
    expect(answers.filter((it) => it.status === 200)).toHaveLength(3)
    expect(answers.filter((it) => it.body.code === 'SOLD_OUT')).toHaveLength(47)
    expect(await soldOf(server.database, id)).toBe(3)
    expect(answers[0]?.status).toBe(200)
  })

  test('two types in either order keep nobody waiting for ever', async () => {
    const { ticketIds } = await addEvent(
      server.database,
      {},
      { tickets: [{ capacity: 20 }, { capacity: 20 }] },
    )
    const both = ticketIds.map((ticket_id) => ({ ticket_id, quantity: 1 }))
    const answers = await Promise.all([...Array(60)].map((_, i) => ask(i % 2 ? both : both.toReversed())))
    expect(answers.filter((it) => it.status === 200)).toHaveLength(20)
    expect(answers.filter((it) => it.body.code === 'SOLD_OUT')).toHaveLength(40)
  })
})
