import { beforeEach, describe, expect, test } from 'vitest'
import type { Hold } from '#contract/calls/orders.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place } from '#tests/support/orders.ts'
import { newAddress } from '#tests/support/people.ts'
import { addRental, june } from '#tests/support/rentals.ts'

const server = testApp()
const MINUTE = 60_000

const someTickets = async (types: object[]) =>
  (await addEvent(server.database, {}, { tickets: types })).ticketIds
const hold = (ticket_id: number | undefined, quantity: number, address: string, more: object = {}) =>
  server.call('hold', { vertical: 'events', items: [{ ticket_id, quantity }], ...more }, {}, address)
const held = async (...asked: Parameters<typeof hold>) => {
  const { body } = await hold(...asked)
  return body.success ? 'held' : body.message
}
const byGuests =
  'Enough of these are on hold from your network for now. Log in, or try again in a few minutes.'
const unpaid = 'Some of these are already waiting for you to pay. Pay for them or cancel them first.'

describe('of what there is for a date', () => {
  let address = ''
  beforeEach(() => {
    address = newAddress()
  })

  test('the guests of one network hold a tenth, over all types, until their time is over', async () => {
    const [one, other] = await someTickets([{ capacity: 150 }, { capacity: 150 }])
    for (const id of [one, other, one]) expect(await held(id, 10, address)).toBe('held')
    expect(await held(other, 1, address)).toBe(byGuests)
    expect(await held(other, 10, newAddress())).toBe('held')
    server.clock.move(10 * MINUTE)
    expect(await held(other, 1, address)).toBe('held')
  })

  test('one order may have what it may have, however little there is', async () => {
    const [id] = await someTickets([{ capacity: 20, most_per_order: 6 }])
    expect(await held(id, 6, address)).toBe('held')
    expect(await held(id, 1, address)).toBe(byGuests)
  })

  test('a hold that is changed is not in its own way, and is its owner’s once they log in', async () => {
    const [id] = await someTickets([{ capacity: 20, most_per_order: 6 }])
    const { hold_id } = (await hold(id, 4, address)).body.hold as Hold
    expect(await held(id, 6, address, { hold_id })).toBe('held')
    const { token } = await server.logIn()
    expect(await held(id, 5, address, { hold_id, token })).toBe('held')
    expect(await held(id, 6, address)).toBe('held')
  })

  test('what guests held and a person takes over counts as that person’s', async () => {
    const [id] = await someTickets([{ capacity: 100, most_per_order: 10 }])
    const { token } = await server.logIn()
    for (const _ of [1, 2, 3]) {
      const { hold_id } = (await hold(id, 10, address)).body.hold as Hold
      expect(await held(id, 10, address, { hold_id, token })).toBe('held')
    }
    const { rows } = await server.database.pool.query(
      'select sum(quantity)::integer as quantity from ticket_hold where ticket_id = $1',
      [id],
    )
    expect(rows).toEqual([{ quantity: 10 }])
  })

  test('a person’s own older holds give way to the newest', async () => {
    const [id] = await someTickets([{ capacity: 20, most_per_order: 6 }])
    const { token } = await server.logIn()
    const first = (await hold(id, 6, address, { token })).body.hold as Hold
    expect(await held(id, 6, address, { token })).toBe('held')
    const late = await place(server, token, order(id ?? 0, 6, { hold_id: first.hold_id }))
    expect(late.body.code).toBe('UNAVAILABLE')
  })

  test('what was ordered and is not paid counts, whether it was held before or not', async () => {
    const [id] = await someTickets([{ capacity: 20, most_per_order: 6 }])
    const { token } = await server.logIn()
    const online = (more: object = {}) =>
      place(server, token, order(id ?? 0, 4, { method: 'Online', ...more }))
    expect((await online()).status).toBe(200)
    expect(await held(id, 4, address, { token })).toBe(unpaid)
    expect((await online()).body.message).toBe(unpaid)
    expect(await held(id, 2, address, { token })).toBe('held')
  })

  test('the operator says how much', async () => {
    const [id] = await someTickets([{ capacity: 40 }])
    await server.services.settings.change('mostHeldPercent', '50')
    for (const _ of [1, 2]) expect(await held(id, 10, address)).toBe('held')
    expect(await held(id, 1, address)).toBe(byGuests)
    await server.services.settings.change('mostHeldPercent', undefined)
  })
})

test('of a rental somebody holds one stay at a time, and another network the next', async () => {
  const { slug } = await addRental(server.database)
  const address = newAddress()
  const stay = (from: number, at: string, more: object = {}) => {
    const items = [{ slug, ...june(from, from + 2) }]
    return server.call('hold', { vertical: 'rentals', items, ...more }, {}, at)
  }
  expect((await stay(10, address)).status).toBe(200)
  expect((await stay(20, address)).body.message).toBe(byGuests)
  expect((await stay(20, newAddress())).status).toBe(200)
})
