import { beforeEach, expect, test } from 'vitest'
import { wipeEndedBefore, wipeOf } from '#server/modules/handover/agreed-repo.ts'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { addHomeSalon, at, type HomeSalon, homeAway } from '#tests/support/home-visits.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { visit, visitAt } from '#tests/support/visits.ts'

// In the order of the calendar: the clock of the server goes on from one test to the next.
const server = testApp()
const MINUTE = 60_000
const TEN = Date.UTC(2026, 5, 10, 10)
let salon: HomeSalon
let amira: { accountId: number; token: string }
let hers: ReturnType<typeof changingVisits>
beforeEach(async () => {
  salon = await addHomeSalon(server.database)
  amira = await server.logIn()
  hers = changingVisits(server, amira.token)
})

const start = '2026-06-10T10:00:00.000Z'
const setClock = (ms: number) => server.clock.move(ms - server.clock.now().getTime())
const book = async () =>
  referenceOf(await visit(server, amira.token, at(visitAt(salon.slug, '10:00', salon.atHome)), { total: 17 }))
const tooLate = { status: 409, body: { code: 'UNAVAILABLE', problem: 'too_late' } }

/** Everything that is stored of an address, beside who asked for another one and did not pay. */
async function stored(reference: string) {
  const { rows } = await server.database.pool.query(
    `select address, latitude, contact_name, contact_phone, leg.note, fee_minor::integer as fee, wanted
     from booking join booking_handover leg on leg.booking_id = booking.id
       join booking_change change on change.booking_id = booking.id where reference = $1`,
    [reference],
  )
  return rows
}
async function bookAndAskElsewhere() {
  setClock(Math.max(server.clock.now().getTime(), TEN - 6 * 60 * MINUTE))
  const reference = await book()
  const wanted = { start, home: homeAway(3900) }
  await hers.change(reference, wanted, { total: 18, changes: 0, method: 'Online' })
  await server.database.pool.query(`update booking_change set state = 'ended'`)
  await server.database.pool.query('delete from hold where booking_id is not null')
  expect(await stored(reference)).toMatchObject([
    { address: 'Weir Lane 7', contact_name: 'Amira', wanted: { home: { contact_name: 'Amira' } } },
  ])
  return reference
}
const empty = [
  {
    ...{ address: '', latitude: null, contact_name: '', contact_phone: '', note: '', fee: 700 },
    wanted: { start },
  },
]

test('nothing is said of who was visited once it is wiped, nor of where they would rather have been', async () => {
  const reference = await bookAndAskElsewhere()
  await wipeEndedBefore(server.database.query, new Date(TEN + 30 * MINUTE))
  expect(await stored(reference)).not.toEqual(empty)
  await wipeEndedBefore(server.database.query, new Date(TEN + 30 * MINUTE + 1))
  expect(await stored(reference)).toEqual(empty)
})

test('nothing is said of who is forgotten', async () => {
  const reference = await bookAndAskElsewhere()
  await server.database.transaction((tx) => wipeOf(tx, amira.accountId))
  expect(await stored(reference)).toEqual(empty)
})

test('an address can be changed until the cut-off, and then only by a call', async () => {
  const reference = await book()
  const wanted = { start, home: homeAway(2900) }
  setClock(TEN - 180 * MINUTE - 1)
  const { handover } = await hers.detail(reference)
  expect(handover?.change_until).toBe('2026-06-10T07:00:00.000Z')
  expect(await hers.tryQuote(reference, wanted)).toMatchObject({ status: 200 })
  setClock(TEN - 180 * MINUTE)
  expect(await hers.tryQuote(reference, wanted)).toMatchObject(tooLate)
  expect(await hers.change(reference, wanted, { total: 17, changes: 0 })).toMatchObject(tooLate)
})
