import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { getSlots } from '#contract/calls/services/orders.ts'
import { getStoreServices } from '#contract/calls/services/stores.ts'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { addHomeSalon, at, type HomeSalon, homeAway, near } from '#tests/support/home-visits.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addSalon, takenOf, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
let salon: HomeSalon
let amira: { accountId: number; token: string }
let hers: ReturnType<typeof changingVisits>
beforeEach(async () => {
  salon = await addHomeSalon(server.database)
  amira = await server.logIn()
  hers = changingVisits(server, amira.token)
})

const cutAt = (time: string) => visitAt(salon.slug, time, salon.atHome)
const order = (item: Parameters<typeof visit>[2], total: number, more: object = {}) =>
  visit(server, amira.token, item, { total, ...more })
const booked = async (time = '10:00') => referenceOf(await order(at(cutAt(time)), 17))
const refused = (problem: string) => ({ status: 409, body: { code: 'UNAVAILABLE', problem } })
async function run(...args: string[]): Promise<string> {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const context = { mode: 'test', database, clock, tell() {}, signal } as const
  return (await runCommand(args, services, context)).output.trimEnd()
}

describe('what a store does at an address', () => {
  test('can be booked where it comes, and says how far and for what', async () => {
    const offered = async (slug: string) => {
      const { body } = await server.call('get-store-services', { id: slug })
      return v.parse(getStoreServices.reply, body).services.map((it) => [it.type, it.can_book])
    }
    expect(await offered(salon.slug)).toEqual([
      ['at_store', true],
      ['at_home', true],
    ])
    const { body } = await server.call('get-pickup-drop', { slug: salon.slug })
    expect(v.parse(getPickupDrop.reply, body).offer).toMatchObject({ comes: true, radius: 5000, base_fee: 5 })
    await run('home', 'visits', 'end', salon.slug)
    expect(await offered(salon.slug)).toEqual([
      ['at_store', true],
      ['at_home', false],
    ])
    expect(await order(at(cutAt('10:00')), 17)).toMatchObject(refused('not_at_store'))
  })

  test('takes whoever does it on the way there and back too', async () => {
    await booked()
    expect(await takenOf(server.database, ...salon.people)).toEqual(['09:40-10:50'])
    const asked = { slug: salon.slug, from: '2026-06-10', days: 1 }
    const startsOf = async (id: number) => {
      const services = [{ id, professional_id: null, addons: [] }]
      const { body } = await server.call('get-slots', { ...asked, services })
      return v.parse(getSlots.reply, body).days[0]?.starts.map((it) => it.slice(11, 16))
    }
    expect((await startsOf(salon.cut))?.slice(0, 3)).toEqual(['09:00', '11:00', '11:15'])
    // There is as much time to get to the next address.
    expect((await startsOf(salon.atHome))?.slice(0, 2)).toEqual(['11:15', '11:30'])
  })

  test('is not booked together with what is done at the store', async () => {
    const both = at(visitAt(salon.slug, '10:00', salon.cut, salon.atHome))
    expect(await order(both, 27)).toMatchObject(refused('mixed'))
  })
})

describe('an order', () => {
  test('costs what coming there does, as a line of its own, and says who is there', async () => {
    expect(await order(at(cutAt('10:00')), 10)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    })
    const detail = await hers.detail(await booked())
    expect(detail).toMatchObject({ total: 17, lines: [{ price: 10 }] })
    expect(detail.handover).toMatchObject({
      phone: '+447700900999',
      legs: [
        {
          ...{ leg: 'visit', kind: 'address', address: 'Weir Lane 7', fee: 7, note: 'Second floor' },
          ...{ contact_name: 'Amira', contact_phone: '+447700900123' },
          ...{ from: '2026-06-10T10:00:00.000Z', until: '2026-06-10T10:30:00.000Z' },
        },
      ],
    })
  })

  test('is refused outside of the reach, and before that its hold is', async () => {
    const far = at(cutAt('10:00'), homeAway(5100))
    const hold = await server.call('hold', { vertical: 'services', items: [far] })
    expect(hold).toMatchObject(refused('outside'))
    expect(await order(far, 20)).toMatchObject(refused('outside'))
    expect(await takenOf(server.database, ...salon.people)).toEqual([])
  })

  test('needs to say where', async () => {
    expect(await order(cutAt('10:00'), 10)).toMatchObject(refused('address_missing'))
  })

  test('keeps its hold when another address is chosen', async () => {
    const { token } = amira
    const { body } = await server.call('hold', { token, vertical: 'services', items: [at(cutAt('10:00'))] })
    const { hold_id } = body.hold as { hold_id: string }
    expect((await order(at(cutAt('10:00'), homeAway(500)), 15, { hold_id })).status).toBe(200)
  })

  test('of a visit at the store says nothing of an address', async () => {
    const reference = referenceOf(await order(visitAt(salon.slug, '10:00', salon.cut), 10))
    expect((await hers.detail(reference)).handover).toBeNull()
  })
})

describe('an address', () => {
  test('is in no hold, no calendar, and nobody else’s answer, but said to who goes there', async () => {
    const { token } = amira
    await server.call('hold', { token, vertical: 'services', items: [at(cutAt('12:00'))] })
    const reference = await booked()
    const { rows } = await server.database.pool.query('select item, lines from visit_hold')
    expect(JSON.stringify(rows)).not.toMatch(/Weir Lane|7700900123/)
    const link = (await run('staff', 'feed', 'add', `${salon.slug}-0`)).split('\n').at(-1) ?? ''
    const calendar = await server.app.inject({ url: link })
    expect([calendar.statusCode, calendar.body.includes('BEGIN:VEVENT')]).toEqual([200, true])
    expect(calendar.body).not.toMatch(/Weir Lane|7700900123|Amira/)
    const asked = { token: (await server.logIn('Noah')).token, unique_booking_id: reference }
    expect((await server.call('get-service-booking', asked)).status).toBe(404)
    expect(await run('home', 'visits', 'list', salon.slug)).toBe(
      `${reference.slice(-7)}  2026-06-10 10:00  Weir Lane 7  Amira  +447700900123  Second floor`,
    )
  })
})

describe('afterwards', () => {
  const start = '2026-06-10T10:00:00.000Z'

  test('another address costs what it does, and the same one what was agreed', async () => {
    const reference = await booked()
    await server.database.query
      .updateTable('handover_offer')
      .set({ base_fee_minor: 900, radius_m: 1500 })
      .where('listing_id', '=', salon.id)
      .execute()
    const later = { start: '2026-06-10T12:00:00.000Z' }
    expect(await hers.quote(reference, later)).toMatchObject({ extra: 0, bill: { total: 17 } })
    expect((await hers.agree(reference, later)).status).toBe(200)
    expect(await hers.detail(reference)).toMatchObject({
      handover: { legs: [{ from: later.start, address: 'Weir Lane 7', fee: 7 }] },
    })
    const closer = { ...later, home: homeAway(900) }
    expect(await hers.quote(reference, closer)).toMatchObject({ extra: 2, bill: { total: 19 } })
    expect((await hers.agree(reference, closer)).status).toBe(200)
    expect((await hers.detail(reference)).handover?.legs).toMatchObject([{ fee: 9 }])
    const far = await hers.tryQuote(reference, { ...later, home: homeAway(1600) })
    expect(far).toMatchObject(refused('outside'))
  })

  test('who is there can change, for nothing', async () => {
    const reference = await booked()
    const home = { ...near, contact_name: 'Idris', note: '' }
    expect((await hers.agree(reference, { start, home })).status).toBe(200)
    expect((await hers.detail(reference)).handover?.legs).toMatchObject([{ contact_name: 'Idris', note: '' }])
    expect((await hers.tryQuote(reference, { start, home })).status).toBe(409)
  })

  test('a visit that becomes one at the store is at no address any more', async () => {
    const reference = await booked()
    const services = [{ id: salon.cut, professional_id: null, addons: [] }]
    expect((await hers.agree(reference, { start, services })).status).toBe(200)
    expect((await hers.detail(reference)).handover).toBeNull()
  })

  test('a time that its store asks for moves when somebody comes', async () => {
    const reference = await booked()
    await run('visits', 'propose', reference, '2026-06-10 14:00')
    const { token } = amira
    const answer = { token, unique_booking_id: reference, accept: true, idempotency_key: crypto.randomUUID() }
    expect((await server.call('answer-visit-proposal', answer)).status).toBe(200)
    expect((await hers.detail(reference)).handover?.legs).toMatchObject([
      { from: '2026-06-10T14:00:00.000Z', until: '2026-06-10T14:30:00.000Z' },
    ])
    expect(await takenOf(server.database, ...salon.people)).toEqual(['13:40-14:50'])
  })
})

test('an operator says that a store comes, and how far', async () => {
  const other = await addSalon(server.database)
  expect(await run('home', 'visits', 'offer', other.slug, '7.5', '15', '5.00', '2', '1.00')).toBe(
    '“Salon” comes to its customers from now on.',
  )
  const { body } = await server.call('get-pickup-drop', { slug: other.slug })
  expect(v.parse(getPickupDrop.reply, body).offer).toMatchObject({
    ...{ comes: true, radius: 7500, free_distance: 2000, base_fee: 5, km_fee: 1 },
  })
  expect(await run('home', 'visits', 'offer', 'nobody', '7', '15', '0')).toBe('There is no store nobody.')
  expect(await run('home', 'visits', 'offer', other.slug, '7', '12', '0')).toMatch(/in fives/)
  expect(await run('home', 'visits', 'end', other.slug)).toBe('“Salon” comes to nobody any more.')
})
