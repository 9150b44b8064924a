import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { rentalBookingCalls } from '#contract/calls/rentals/bookings.ts'
import { testApp } from '#tests/support/app.ts'
import { changing, payOnline } from '#tests/support/changes.ts'
import { addHandedOver, atPoint, handedOver, home } from '#tests/support/handover.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { june, rent } from '#tests/support/rentals.ts'
import { rentalJobs } from '../jobs.ts'

// The tests are in the order of the calendar: the clock of the server goes on from one to the next.
const server = testApp()
const MINUTE = 60_000
const DAY = 86_400_000
let amira: { accountId: number; token: string }
beforeEach(async () => {
  amira = await server.logIn()
})

const at = (day: number, hour: number) => Date.UTC(2026, 5, day, hour)
const setClock = (ms: number) => server.clock.move(ms - server.clock.now().getTime())
const order = (slug: string, days: ReturnType<typeof june>, handover: object, more: object) =>
  rent(server, amira.token, { slug, ...days, handover }, more)
const legsOf = async (reference: string) => {
  const asked = { token: amira.token, unique_booking_id: reference }
  const { body } = await server.call('get-rental-booking', asked)
  return v.parse(rentalBookingCalls.one.reply, body).data.handover?.legs
}

test('a handover can be changed until the cut-off, and then only by a call', async () => {
  const { slug } = await addHandedOver(server.database)
  const hers = changing(server, amira.token)
  const reference = referenceOf(await order(slug, june(10, 12), handedOver(home), { total: 34 }))
  setClock(at(9, 10) - 1)
  expect(await hers.tryQuote(reference, june(11, 13))).toMatchObject({ status: 200 })
  setClock(at(9, 10))
  const tooLate = { status: 409, body: { code: 'UNAVAILABLE', problem: 'too_late' } }
  expect(await hers.tryQuote(reference, june(11, 13))).toMatchObject(tooLate)
  expect(await hers.change(reference, june(11, 13), { total: 34, changes: 0 })).toMatchObject(tooLate)
})

test('a code opens the box an hour before, and only for who owes nothing', async () => {
  const { slug, points } = await addHandedOver(server.database)
  const handover = handedOver(atPoint(points.station))
  const due = referenceOf(await order(slug, june(11, 13), handover, { total: 26 }))
  const paid = referenceOf(await order(slug, june(20, 22), handover, { total: 26, method: 'Online' }))
  await payOnline(server, paid)
  setClock(at(11, 10) - 60 * MINUTE)
  expect((await legsOf(due))?.[0]?.box_code).toBeNull()
  setClock(at(20, 10) - 61 * MINUTE)
  expect((await legsOf(paid))?.[0]?.box_code).toBeNull()
  setClock(at(20, 10) - 60 * MINUTE)
  expect((await legsOf(paid))?.[0]?.box_code).toBe('4711')
})

test('nothing is said of people any more thirty days after it is over', async () => {
  const { slug } = await addHandedOver(server.database)
  const { accountId } = amira
  const reference = referenceOf(await order(slug, june(25, 27), handedOver(home), { total: 34 }))
  const log = { error: () => {}, info: () => {} }
  const wipe = () =>
    rentalJobs(server.services.verticals.rentals, log)
      .find((it) => it.name === 'wipe-handovers')
      ?.run()
  const legs = async () => {
    const { rows } = await server.database.pool.query(
      `select address, latitude, contact_name, contact_phone, leg.note, fee_minor::integer as fee from booking_handover leg
       join booking on booking.id = booking_id where reference = $1 and account_id = $2`,
      [reference, accountId],
    )
    return rows
  }
  setClock(at(27, 10) + 30 * DAY)
  await wipe()
  expect(await legs()).toMatchObject(Array(2).fill({ address: 'Weir Lane 7', contact_name: 'Amira' }))
  setClock(at(27, 10) + 30 * DAY + 1)
  await wipe()
  const empty = { address: '', latitude: null, contact_name: '', contact_phone: '', note: '', fee: 700 }
  expect(await legs()).toEqual([empty, empty])
})
