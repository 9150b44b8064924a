import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { getSlots } from '#contract/calls/services/orders.ts'
import { getSlotWatches } from '#contract/calls/services/watches.ts'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { gateway } from '#tests/support/gateway.ts'
import { newKey, referenceOf } from '#tests/support/orders.ts'
import { addService } from '#tests/support/stores.ts'
import { addChairs, addSalon, type Salon, unitsTaken, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const { toGateway, press } = gateway(server)
const at = (time: string) => `2026-06-10T${time}:00.000Z`
const MINUTE = 60_000

let salon: Salon
let chair = 0
let amira: { accountId: number; token: string }
let noah: { accountId: number; token: string }
/** A salon of three people and two chairs. */
beforeEach(async () => {
  salon = await addSalon(server.database, { people: 3, step_minutes: 30 })
  chair = await addChairs(server.database, salon, 2)
  amira = await server.logIn()
  noah = await server.logIn('Noah')
})

const person = (which: number) => salon.people[which] ?? 0
/** Books a cut as somebody new. */
const othersAt = async (time: string, by?: number) => {
  const { token } = await server.logIn('Ines')
  return visit(server, token, visitAt(salon.slug, time, by === undefined ? salon.cut : [salon.cut, by]))
}
/** The first starts of a day, of a visit of some services. */
const times = async (services: readonly number[], more: object = {}) => {
  const wanted = services.map((id) => ({ id, professional_id: null }))
  const asked = { slug: salon.slug, services: wanted, from: '2026-06-10', days: 1, ...more }
  const { days } = v.parse(getSlots.reply, (await server.call('get-slots', asked)).body)
  return days[0]?.starts.slice(0, 5).map((it) => it.slice(11, 16))
}
const all = ['09:00', '09:30', '10:00', '10:30', '11:00']

describe('a visit that takes a chair', () => {
  test('can begin when one is free, however many people are; what takes none can begin then', async () => {
    const talk = await addService(server.database, salon.id, { name: 'Talk' }, { [person(2)]: {} })
    expect((await othersAt('10:00', person(0))).status).toBe(200)
    expect(await times([salon.cut])).toEqual(all)
    expect((await othersAt('10:00', person(1))).status).toBe(200)
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30', '2 10:00-10:30'])
    expect(await times([salon.cut])).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30'])
    expect(await times([talk])).toEqual(all)
    expect(await times([talk, salon.cut])).toEqual(['09:00', '10:00', '10:30', '11:00', '11:30'])
    const { body } = await othersAt('10:00', person(2))
    expect(body).toMatchObject({ code: 'UNAVAILABLE', problem: 'taken' })
    expect(body.nearest).toEqual(['09:30', '10:30', '09:00'].map(at))
  })

  test('has it in a pause as well, and while its professional prepares and clears up', async () => {
    const dye = {
      name: 'Dye',
      duration: 90,
      gap_at: 30,
      gap_minutes: 30,
      before_minutes: 5,
      after_minutes: 10,
    }
    const id = await addService(server.database, salon.id, { ...dye, needs: ['chair'] }, { [person(0)]: {} })
    await visit(server, amira.token, visitAt(salon.slug, '10:00', id))
    await othersAt('10:00', person(1))
    await othersAt('10:30', person(1))
    expect(await unitsTaken(server.database, chair)).toEqual([
      ...['1 09:55-11:40', '2 10:00-10:30', '2 10:30-11:00'],
    ])
    // The first is free for half an hour then, but both chairs are taken.
    expect((await othersAt('10:30', person(0))).status).toBe(409)
  })

  test('holds it, until the hold is over; one’s own is in nobody’s way', async () => {
    await server.database.query.updateTable('resource').set({ units: 1 }).where('id', '=', chair).execute()
    const items = [visitAt(salon.slug, '10:00', salon.cut)]
    await server.call('hold', { vertical: 'services', items, token: amira.token })
    expect(await times([salon.cut])).not.toContain('10:00')
    expect(await times([salon.cut], { token: amira.token })).toContain('10:00')
    expect((await othersAt('10:00')).status).toBe(409)
    server.clock.move(10 * MINUTE)
    expect(await times([salon.cut])).toContain('10:00')
    expect((await othersAt('10:00')).status).toBe(200)
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30'])
    server.clock.move(-10 * MINUTE)
  })

  test('of which it took the hold has what was held', async () => {
    const item = visitAt(salon.slug, '10:00', salon.cut)
    await server.call('hold', { vertical: 'services', items: [item], token: amira.token })
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30'])
    expect((await visit(server, amira.token, item)).status).toBe(200)
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30'])
  })
})

describe('a booked visit', () => {
  const booked = async (time: string, more: object = {}) =>
    referenceOf(await visit(server, amira.token, visitAt(salon.slug, time, [salon.cut, person(0)]), more))
  beforeEach(async () => {
    await server.database.query.updateTable('resource').set({ units: 1 }).where('id', '=', chair).execute()
  })

  test('moves over its own time in the only chair, and not over another’s', async () => {
    await server.database.query
      .updateTable('store')
      .set({ step_minutes: 15 })
      .where('listing_id', '=', salon.id)
      .execute()
    const reference = await booked('10:00')
    const { agree, tryQuote } = changingVisits(server, amira.token)
    await othersAt('11:00', person(1))
    expect((await tryQuote(reference, { start: at('10:45') })).body).toMatchObject({ problem: 'taken' })
    expect((await agree(reference, { start: at('10:15') })).status).toBe(200)
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:15-10:45', '1 11:00-11:30'])
  })

  test('keeps a dearer time beside its own until that is paid', async () => {
    const reference = await booked('10:00')
    const shave = { name: 'Shave', needs: ['chair'] }
    const id = await addService(server.database, salon.id, shave, { [person(0)]: {} })
    const services = [salon.cut, id].map((it) => ({ id: it, professional_id: person(0) }))
    const { agree } = changingVisits(server, amira.token)
    await agree(reference, { start: at('10:00'), services }, { method: 'Online' })
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30', '1 10:30-11:00'])
    expect((await othersAt('10:30', person(1))).status).toBe(409)
    await press(await toGateway(reference), 'paid')
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-11:00'])
  })

  test('gives it back when it is cancelled, which who waits for a time is told, where the chair was all that lacked', async () => {
    const reference = await booked('10:00')
    const watch = {
      ...{ token: noah.token, slug: salon.slug, services: [{ id: salon.cut, professional_id: person(1) }] },
      ...{ from_date: '2026-06-10', until_date: '2026-06-10', weekdays: [3], idempotency_key: newKey() },
      ...{ from_time: '10:00', until_time: '10:00' },
    }
    expect((await server.call('watch-slots', watch)).status).toBe(200)
    const own = { token: amira.token, unique_booking_id: reference, idempotency_key: newKey() }
    expect((await server.call('cancel-service-booking', own)).status).toBe(200)
    expect(await unitsTaken(server.database, chair)).toEqual([])
    await server.services.verticals.services.parts.freedTimes.offer()
    const { body } = await server.call('get-slot-watches', { token: noah.token })
    const { watches } = v.parse(getSlotWatches.reply, body)
    expect(watches.map((it) => it.offer?.start)).toEqual([at('10:00')])
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30'])
  })

  test('holds what its store asks for instead, and has it once its customer agrees', async () => {
    const reference = await booked('10:00')
    const { staff } = server.services.verticals.services.parts
    const away = { from: '2026-06-10 09:00', until: '2026-06-10 11:00' }
    await staff.away(`${salon.slug}-0`, away, 'make')
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30'])
    // It is a colleague who is asked for: the chair stays the same.
    const answer = {
      token: amira.token,
      unique_booking_id: reference,
      accept: true,
      idempotency_key: newKey(),
    }
    expect((await server.call('answer-visit-proposal', answer)).status).toBe(200)
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30'])
    await staff.back(`${salon.slug}-0`)
    const { proposals } = server.services.verticals.services.parts
    await proposals.proposeByHand(reference, { start: '2026-06-10 13:00', professional: undefined })
    expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30', '1 13:00-13:30'])
    expect((await othersAt('13:00', person(2))).status).toBe(409)
    await server.call('answer-visit-proposal', { ...answer, idempotency_key: newKey() })
    expect(await unitsTaken(server.database, chair)).toEqual(['1 13:00-13:30'])
  })
})
