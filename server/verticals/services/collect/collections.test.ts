import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { quotePickupDrop } from '#contract/calls/pickup-drop.ts'
import { getStoreServices } from '#contract/calls/services/stores.ts'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { addLaundry, collected, type Laundry } from '#tests/support/collections.ts'
import { addressAway, drivesOf } from '#tests/support/handover.ts'
import { newKey, referenceOf } from '#tests/support/orders.ts'
import { addSalon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
/** A bag for ten, and seven each way. */
const TOTAL = 24
let laundry: Laundry
let amira: { accountId: number; token: string }
let hers: ReturnType<typeof changingVisits>
beforeEach(async () => {
  laundry = await addLaundry(server.database)
  amira = await server.logIn()
  hers = changingVisits(server, amira.token)
})

const order = (item = collected(laundry), more: object = {}, { token } = amira) =>
  visit(server, token, item, { total: TOTAL, ...more })
const booked = async () => referenceOf(await order())
const refused = (problem: string) => ({ status: 409, body: { code: 'UNAVAILABLE', problem } })
const at = (time: string) => `2026-06-10T${time}:00.000Z`
const drives = async () =>
  (await drivesOf(server.database, laundry.courier)).map(({ from, until, booked }) => [
    ...[from, until].map((it) => it.toISOString().slice(11, 16)),
    booked,
  ])
async function run(...args: string[]): Promise<string> {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const context = { mode: 'test', database, clock, tell() {}, signal } as const
  return (await runCommand(args, services, context)).output.trimEnd()
}

describe('an order', () => {
  test('costs both ways, each as a line of its own, and takes nobody but who drives', async () => {
    expect(await order(collected(laundry), { total: 10 })).toMatchObject({
      ...{ status: 409, body: { code: 'PRICE_CHANGED' } },
    })
    const detail = await hers.detail(await booked())
    expect(detail).toMatchObject({
      ...{ total: TOTAL, start: at('08:00'), end: at('16:00'), lines: [{ price: 10, professional: null }] },
      handover: {
        legs: [
          { leg: 'pickup', address: 'Weir Lane 7', fee: 7, from: at('08:00'), until: at('10:00') },
          { leg: 'drop', address: 'Weir Lane 7', fee: 7, from: at('14:00'), until: at('16:00') },
        ],
      },
    })
    expect(await drives()).toEqual([
      ['08:00', '10:00', true],
      ['14:00', '16:00', true],
    ])
    const { rows } = await server.database.pool.query('select from occupancy where booking_id is not null')
    expect(rows).toEqual([])
  })

  test.each([
    ['is not brought back before it is ready', ['08:00', '15:00'], {}, 'not_ready'],
    ['is not brought back at night', ['08:00', '22:00'], {}, 'closed'],
    ['is not fetched from outside of the reach', ['08:00', '16:00'], addressAway(5100), 'outside'],
  ] as const)('%s', async (_, times, place, problem) => {
    const pickup = 'address' in place ? place : addressAway(2100)
    expect(await order(collected(laundry, times, { pickup }))).toMatchObject(refused(problem))
    expect(await drives()).toEqual([])
  })

  test('is not fetched before the store could come', async () => {
    const soon = { ...collected(laundry), start: '2026-06-01T13:00:00Z' }
    expect(await order(soon)).toMatchObject(refused('too_early'))
  })

  test('needs to say how, and is of what is collected alone', async () => {
    const { handover: _, ...item } = collected(laundry)
    expect(await order(item)).toMatchObject(refused('not_at_store'))
    const services = [...item.services, { id: laundry.cut, professional_id: null, addons: [] }]
    expect(await order({ ...collected(laundry), services }, { total: 34 })).toMatchObject(refused('mixed'))
    const other = await addSalon(server.database)
    const handover = collected(laundry).handover
    const elsewhere = {
      ...visitAt(other.slug, '10:00', other.cut),
      end: at('16:00'),
      ...(handover && { handover }),
    }
    expect(await order(elsewhere)).toMatchObject(refused('mixed'))
  })

  test('is not anybody’s in whose windows somebody else is driven to, however many ask at once', async () => {
    const people = await Promise.all(['Noah', 'Idris', 'Mei', 'Olu'].map((it) => server.logIn(it)))
    const answers = await Promise.all(people.map((it) => order(collected(laundry), {}, it)))
    expect(answers.map((it) => it.status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.filter((it) => it.status === 409).map((it) => it.body.problem)).toEqual(
      Array(3).fill('busy'),
    )
    expect(await drives()).toHaveLength(2)
  })

  test('that is cancelled frees who drives', async () => {
    const reference = await booked()
    const { token } = amira
    const asked = { token, unique_booking_id: reference, idempotency_key: newKey() }
    expect((await server.call('cancel-service-booking', asked)).status).toBe(200)
    expect(await drives()).toEqual([])
  })

  test('that is not paid yet has who drives until then', async () => {
    expect((await order(collected(laundry), { method: 'Online' })).status).toBe(200)
    expect((await drives()).map((it) => it[2])).toEqual([false, false])
    const noah = await server.logIn('Noah')
    expect(await order(collected(laundry), {}, noah)).toMatchObject(refused('busy'))
  })
})

describe('a hold', () => {
  test('has the windows, says no address, and is not in its own way', async () => {
    const { body } = await server.call('hold', { vertical: 'services', items: [collected(laundry)] })
    const { hold_id } = body.hold as { hold_id: string }
    const { rows } = await server.database.pool.query('select item from visit_hold where hold_id = $1', [
      hold_id,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Weir Lane|7700900123/)
    const place = addressAway(2100)
    const asked = { slug: laundry.slug, pickup: place, drop: place }
    const times = { start_date: '2026-06-10 08:00', end_date: '2026-06-10 16:00' }
    const problemFor = async (more: object) =>
      v.parse(
        quotePickupDrop.reply,
        (await server.call('quote-pickup-drop', { ...asked, ...times, ...more })).body,
      ).problem
    expect([await problemFor({}), await problemFor({ hold_id })]).toEqual(['busy', undefined])
    expect(
      (
        await order(collected(laundry, ['08:00', '16:00'], { pickup: addressAway(900) }), {
          hold_id,
          total: 20,
        })
      ).status,
    ).toBe(200)
    expect((await drives()).map((it) => it[2])).toEqual([true, true])
  })
})

describe('afterwards', () => {
  const handover = () => collected(laundry).handover

  test('other windows are changed to, at what was agreed', async () => {
    const reference = await booked()
    await server.database.query
      .updateTable('handover_offer')
      .set({ base_fee_minor: 900 })
      .where('listing_id', '=', laundry.id)
      .execute()
    const later = { start: at('09:00'), end: at('18:00') }
    expect(await hers.quote(reference, later)).toMatchObject({ extra: 0, bill: { total: TOTAL } })
    expect((await hers.agree(reference, later)).status).toBe(200)
    expect(await drives()).toEqual([
      ['09:00', '11:00', true],
      ['16:00', '18:00', true],
    ])
    expect(await hers.detail(reference)).toMatchObject({ start: at('09:00'), end: at('18:00') })
    const place = addressAway(900)
    const elsewhere = { ...later, handover: { ...handover(), pickup: place, drop: place } as never }
    expect(await hers.quote(reference, elsewhere)).toMatchObject({ extra: 4, bill: { total: 28 } })
    expect((await hers.agree(reference, elsewhere)).status).toBe(200)
    expect((await hers.detail(reference)).handover?.legs).toMatchObject([{ fee: 9 }, { fee: 9 }])
  })

  test('windows in which somebody else is driven to are refused, and those before it is ready', async () => {
    const noah = await server.logIn('Noah')
    expect((await order(collected(laundry, ['10:00', '18:00']), {}, noah)).status).toBe(200)
    const reference = await booked()
    expect(await hers.tryQuote(reference, { start: at('09:00'), end: at('17:00') })).toMatchObject(
      refused('busy'),
    )
    expect(await hers.tryQuote(reference, { start: at('08:00'), end: at('15:00') })).toMatchObject(
      refused('not_ready'),
    )
  })

  test('whoever goes there is told where, and nobody else', async () => {
    const reference = await booked()
    const noah = await server.logIn('Noah')
    const asked = { token: noah.token, unique_booking_id: reference }
    expect((await server.call('get-service-booking', asked)).status).toBe(404)
    const line = (time: string, what: string) =>
      `${reference.slice(-7)}  2026-06-10 ${time}  ${what}  Weir Lane 7  Amira  +447700900123  Second floor`
    expect(await run('home', 'visits', 'list', laundry.slug)).toBe(
      [line('08:00', 'collect'), line('14:00', 'bring back')].join('\n'),
    )
  })
})

test('an operator says that a store collects, and what it does so can be booked', async () => {
  const offered = async () => {
    const { body } = await server.call('get-store-services', { id: laundry.slug })
    return v.parse(getStoreServices.reply, body).services.find((it) => it.type === 'collect')?.can_book
  }
  expect(await offered()).toBe(true)
  expect(await run('home', 'visits', 'end', laundry.slug)).toBe('“Salon” comes to nobody any more.')
  expect(await offered()).toBe(false)
  const hours = '{"wednesday": [{"open": "08:00", "close": "20:00"}]}'
  expect(await run('home', 'visits', 'collect', laundry.slug, '5', hours, '5.00', '1', '1.00', '48')).toBe(
    '“Salon” collects things from now on.',
  )
  expect(await offered()).toBe(true)
  expect(await order()).toMatchObject(refused('not_ready'))
})
