import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeServices } from '#server/compose.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { brokenInvariants } from '#server/verticals/invariants.ts'
import { type BuiltServer, buildServer, type Place } from '#tests/support/built-server.ts'
import type { ChildServer } from '#tests/support/child-server.ts'
import { callServer, chooseTicket, logInToShop } from '#tests/support/shopper.ts'
import { openAfterwards } from '#tests/support/soundness.ts'

const LONGEST_MS = 360_000
/** A job that runs every minute begins within this time. */
const NEXT_JOB_MS = 100_000

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built?.close())

/** Kills the server at a point where it stops, to which `lead` brings it. */
async function killedAt(server: ChildServer, point: string, lead?: () => Promise<unknown>) {
  const lost = lead?.().catch(() => 'no answer')
  await server.untilPrinted(`FAILPOINT ${point}`, NEXT_JOB_MS)
  await server.kill('SIGKILL')
  if (lost) expect(await lost).toBe('no answer')
}

const funds = async (server: ChildServer, token: string) => {
  const { own, leaving } = await callServer(server, 'get-wallet-funds', { token })
  return { own, leaving }
}

async function inBooks(
  place: Place,
  work: (query: Queryable, database: Database) => Promise<unknown>,
): Promise<unknown> {
  const { database, close } = await openAfterwards(place)
  return work(database.query, database).finally(close)
}

test('killed before their commit, what was put in comes when it is asked about, and a payout leaves once', {
  timeout: LONGEST_MS,
}, async () => {
  const place = await built.newPlace()
  let server = await built.start({ ...place, FAILPOINT: 'purchase.before_commit' })
  const token = await logInToShop(server)
  const asked = { token, amount: 25, method: 'ONLINE', idempotency_key: 'in' }
  const reference = (await callServer(server, 'top-up-wallet', asked)).data.unique_booking_id
  const go = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, redirect: 'manual' })
  const page = new URL((await go(`/public/pay/${reference}`)).headers.get('location') ?? '').pathname
  const body = new URLSearchParams({ decision: 'paid', delivery: 'at_once' })
  await killedAt(server, 'purchase.before_commit', () => go(page, { method: 'POST', body }))

  server = await built.start({ ...place, FAILPOINT: 'payout.before_commit' })
  await go(`/public/pay/${reference}/back`)
  expect(await funds(server, token)).toEqual({ own: 25, leaving: 0 })
  const out = { token, amount: 10, idempotency_key: 'out' }
  await killedAt(server, 'payout.before_commit', () => callServer(server, 'withdraw-wallet', out))

  server = await built.start(place)
  expect(await funds(server, token)).toEqual({ own: 25, leaving: 0 })
  for (const _ of [1, 2])
    expect(await callServer(server, 'withdraw-wallet', out)).toMatchObject({ success: true })
  expect((await funds(server, token)).own).toBe(15)
  await server.kill('SIGKILL')
  expect(await inBooks(place, brokenInvariants)).toEqual([])
})

test('killed while what a booking brings is credited, it is credited once', {
  timeout: LONGEST_MS,
}, async () => {
  const place = await built.newPlace()
  let server = await built.start(place)
  const token = await logInToShop(server)
  const order = { ...(await chooseTicket(server, token)), idempotency_key: 'earns' }
  const { unique_booking_id } = (await callServer(server, 'place-event-booking', order)).data
  await server.kill('SIGKILL')
  await inBooks(place, (query) => letItBeDue(query, unique_booking_id))

  server = await built.start({ ...place, FAILPOINT: 'earning.before_commit' })
  await killedAt(server, 'earning.before_commit')
  const credited = (query: Queryable) => query.selectFrom('earning').select('state').execute()
  expect(await inBooks(place, credited)).toEqual([{ state: 'pending' }])
  await inBooks(place, async (_, database) => {
    const { perks } = composeServices({ database, clock: { now: () => new Date() } })
    for (const _ of [1, 2]) await perks.parts.earningCredits.creditDue()
  })
  expect(await inBooks(place, credited)).toEqual([{ state: 'credited' }])
  expect(await inBooks(place, brokenInvariants)).toEqual([])
})

/** Makes a booking of the shop that is over and earns 2.00. */
async function letItBeDue(query: Queryable, reference: string): Promise<void> {
  const row = { slug: 'giving', name: 'Quay Stage', about: '', mark: '/img/mark/1' }
  const business = query.insertInto('business').values(row).returning('id')
  const { id: business_id } = await business.executeTakeFirstOrThrow()
  const booking = query.updateTable('booking').set({ status: 4 }).where('reference', '=', reference)
  const { id: booking_id, account_id } = await booking
    .returning(['id', 'account_id'])
    .executeTakeFirstOrThrow()
  const amounts = { basis_minor: 1_200, amount_minor: 200, due_at: new Date('2026-01-01T00:00:00Z') }
  const terms = { percent: '10', least_paid_minor: null, most_earned_minor: null, valid_days: null }
  await query
    .insertInto('earning')
    .values({ booking_id, account_id, business_id, kind: 'cashback', wait_hours: 24, ...terms, ...amounts })
    .execute()
}
