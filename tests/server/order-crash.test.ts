import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from '#server/db/database.ts'
import { brokenInvariants } from '#server/verticals/invariants.ts'
import { type BuiltServer, buildServer, type Place } from '#tests/support/built-server.ts'
import type { ChildServer } from '#tests/support/child-server.ts'
import { onPostgres } from '#tests/support/database.ts'
import { isFull, rounds } from '#tests/support/scope.ts'
import { callServer, chooseTicket, logInToShop } from '#tests/support/shopper.ts'
import { damageOf, openAfterwards, plentyOfTickets, soldUnbooked } from '#tests/support/soundness.ts'

const LONGEST_MS = 240_000

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built?.close())

/** Reads the database of a place where no server runs. */
async function booksOf<T>(place: Place, read: (query: Queryable) => Promise<T>): Promise<T> {
  const { database, close } = await openAfterwards(place)
  const found = await read(database.query)
  await close()
  return found
}

/** Kills the server at each of these points, where it stops. */
async function killed(server: ChildServer, sent: Readonly<Record<string, () => Promise<unknown>>>) {
  const lost: Promise<unknown>[] = []
  for (const [point, send] of Object.entries(sent)) {
    lost.push(send().catch(() => 'no answer'))
    await server.untilPrinted(`FAILPOINT ${point}`)
  }
  await server.kill('SIGKILL')
  for (const it of lost) expect(await it).toBe('no answer')
}

interface Stop {
  at: string[]
  cancelled?: true
  redeemed?: true
  ordered?: true
}

/** The points in the middle of money and stock, just before a commit and just after it. */
const onEmbedded = new Set([
  'cancel.after_ledger',
  'order.after_stock',
  'cancel-event-booking.after_commit,place-event-booking.before_commit',
  'place-event-booking.before_reply',
])

/**
 * The points at which calls stop together: first those that hold nothing, and then one within its
 * transaction.
 */
const allStops: Stop[] = [
  { at: ['cancel-event-booking.after_key'] },
  { at: ['place-event-booking.before_key', 'redeem.after_try'] },
  { at: ['cancel.after_lock'] },
  { at: ['cancel.after_stock'] },
  { at: ['cancel.after_ledger'] },
  { at: ['cancel-event-booking.before_commit'] },
  { at: ['cancel-event-booking.before_key', 'place-event-booking.after_key'] },
  { at: ['redeem-gift-card.before_reply', 'order.after_lock'], redeemed: true },
  { at: ['order.after_stock'] },
  { at: ['order.after_ledger'] },
  { at: ['cancel-event-booking.after_commit', 'place-event-booking.before_commit'], cancelled: true },
  {
    at: ['cancel-event-booking.before_reply', 'place-event-booking.after_commit'],
    ...{ cancelled: true, ordered: true },
  },
  { at: ['place-event-booking.before_reply'], cancelled: true, ordered: true },
]
/**
 * The embedded database takes longest to start, so there every third point is enough where not all tests run.
 */
const stops = onPostgres || isFull ? allStops : allStops.filter(({ at }) => onEmbedded.has(at.join()))
const points = [...stops.map((it) => it.at.join()), 'checkin.before_commit', 'payment.before_commit']

// A start takes seconds, so a server that comes back stops at the next points at once.
describe('killed at some points of its life after the others', { timeout: LONGEST_MS }, () => {
  let place: Place
  let server: ChildServer
  let chosen: Awaited<ReturnType<typeof chooseTicket>>
  let card: { gift_card_code: string | undefined; gift_card_pin: string | undefined }
  let booked: string
  let refund: { amount: number }[]
  let before: number
  let had: Set<string>
  let unbooked: number
  beforeAll(async () => {
    place = await built.newPlace()
    unbooked = await booksOf(place, soldUnbooked)
    server = await built.start({ ...place, FAILPOINT: points[0] ?? '' })
    const token = await logInToShop(server)
    chosen = await chooseTicket(server, token)
    booked = (await order('before all')).data.unique_booking_id
    refund = (await detail(booked)).cancellation.refund
    before = await balance()
    had = new Set((await bookings()).map((it) => it.unique_booking_id))
    const { output } = await built.operate(place, 'gift-cards', 'make', '5')
    const [, gift_card_code, gift_card_pin] = /^Code (\S+) {2}PIN (\d+)/.exec(output) ?? []
    card = { gift_card_code, gift_card_pin }
  })

  const call = (name: string, body: object = {}) => callServer(server, name, { token: chosen.token, ...body })
  const balance = async (): Promise<number> => (await call('update-user-info')).data.wallet_balance
  const bookings = async (): Promise<{ unique_booking_id: string; status: number }[]> =>
    (await call('get-event-bookings', { limit: 100 })).data
  const fresh = async () => (await bookings()).filter((it) => !had.has(it.unique_booking_id))
  const detail = async (unique_booking_id: string) =>
    (await call('get-event-booking', { unique_booking_id })).data
  const fateOf = async (idempotency_key: string) => (await call('get-order-fate', { idempotency_key })).state
  const order = (idempotency_key = 'the one', more: object = {}) =>
    call('place-event-booking', { ...chosen, ...more, idempotency_key })
  const cancel = () => call('cancel-event-booking', { unique_booking_id: booked, idempotency_key: 'no more' })
  const redeem = () => call('redeem-gift-card', { ...card, idempotency_key: 'mine now' })
  const spend = () => {
    const items = chosen.tickets.map(({ id: ticket_id, quantity }) => ({ ticket_id, quantity }))
    return call('get-bill', { vertical: 'events', items, gift_card: card.gift_card_code })
  }
  const comingTo = (point: string) => {
    if (point.startsWith('redeem')) return redeem
    return point.startsWith('cancel') ? cancel : () => order()
  }

  async function killedAt(sent: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
    await killed(server, sent)
    const next = points[points.indexOf(Object.keys(sent).join()) + 1] ?? ''
    server = await built.start({ ...place, FAILPOINT: next })
  }

  const fate = (hasHappened = false) => (hasHappened ? 'done' : 'unknown')
  const moved = (amount: number, hasHappened = false) => (hasHappened ? amount : 0)

  test.each(stops)('what is not committed has not happened, and what is has: $at', async (stop) => {
    await killedAt(Object.fromEntries(stop.at.map((point) => [point, comingTo(point)])))
    const { cancelled, ordered, redeemed } = stop
    expect([await fateOf('the one'), await fateOf('no more')]).toEqual([fate(ordered), fate(cancelled)])
    expect(await fresh()).toHaveLength(moved(1, ordered))
    const back = refund.reduce((sum, it) => sum + it.amount, 0)
    expect(await balance()).toBeCloseTo(before - moved(chosen.total, ordered) + moved(back, cancelled), 2)
    const shown = cancelled ? { status: 6, refunds: refund } : { status: 2, refunds: [] }
    expect(await detail(booked)).toMatchObject(shown)
    if (stop.at.some((it) => it.startsWith('redeem')))
      expect(await spend()).toMatchObject(redeemed ? { success: true } : { code: 'PERK_REFUSED' })
  })

  test('what happened is answered as often as it is asked for, and happens once', async () => {
    const unique_booking_id = (await fresh())[0]?.unique_booking_id
    const had = await balance()
    for (const _ of [1, 2]) {
      expect((await order()).data).toMatchObject({ status: 2, unique_booking_id })
      expect(await cancel()).toMatchObject({ success: true })
      expect(await redeem()).toMatchObject({ success: true })
    }
    expect([await fresh(), await balance()]).toMatchObject([[{ unique_booking_id }], had])
  })

  test('nobody is in before the check-in is committed, and once after it', async () => {
    const live = (await fresh()).find((it) => it.status === 2)?.unique_booking_id ?? ''
    const [pass] = (await detail(live)).passes
    const point = 'checkin.before_commit'
    const admit = (env = place) => built.operate(env, 'check-in', pass.token)
    // With PostgreSQL the command itself stops there and is killed; with the embedded database it is the
    // server.
    const lost = admit({ ...place, FAILPOINT: point }).then(({ code }) => expect(code).not.toBe(0))
    if (onPostgres) await lost
    else await server.untilPrinted(`FAILPOINT ${point}`)
    await server.kill('SIGKILL')
    await lost
    server = await built.start({ ...place, FAILPOINT: 'payment.before_commit' })
    expect(await detail(live)).toMatchObject({ status: 2, passes: [{ used_at: null }] })
    expect(await admit()).toMatchObject({ code: 0, output: expect.stringContaining('Come in') })
    expect(await detail(live)).toMatchObject({ status: 3 })
    expect(await admit()).toMatchObject({ code: 1, output: expect.stringContaining('was shown before') })
  })

  test('a payment whose news was cut off is booked when the gateway tells it again, once', async () => {
    const pay = async (reference: string) => {
      const page = await fetch(`${server.url}/public/pay/${reference}`, { redirect: 'manual' })
      const path = new URL(page.headers.get('location') ?? '').pathname
      const body = new URLSearchParams({ decision: 'paid', delivery: 'at_once' })
      await fetch(server.url + path, { method: 'POST', body, redirect: 'manual' })
    }
    const online = async (key: string) =>
      (await order(key, { method: 'Online' })).data.unique_booking_id as string
    const reference = await online('by card')
    await killedAt({ 'payment.before_commit': () => pay(reference) })
    expect(await detail(reference)).toMatchObject({ status: 8 })
    // The sandbox sends news that was not heard along with its next news.
    const second = await online('by card too')
    await pay(second)
    for (const it of [reference, second]) expect(await detail(it)).toMatchObject({ status: 2 })
    expect((await fresh()).filter((it) => it.status === 2)).toHaveLength(2)
  })

  test('whatever was killed, the books are right', async () => {
    await server.kill('SIGKILL')
    expect(await booksOf(place, brokenInvariants)).toEqual([])
    expect(await booksOf(place, soldUnbooked)).toBe(unbooked)
  })
})

test('killed while people are told, each is told once', { timeout: LONGEST_MS }, async () => {
  const place = await built.newPlace()
  let server = await built.start({ ...place, FAILPOINT: 'notify.before_commit' })
  const token = await logInToShop(server)
  const inbox = async () => (await callServer(server, 'get-notifications', { token, limit: 100 })).data
  const ordered = { ...(await chooseTicket(server, token)), idempotency_key: 'told' }
  const { data } = await callServer(server, 'place-event-booking', ordered)
  await killed(server, { 'notify.before_commit': inbox })
  server = await built.start({ ...place, FAILPOINT: 'notify.after_commit' })
  await killed(server, { 'notify.after_commit': inbox })
  server = await built.start(place)
  for (const _ of [1, 2]) {
    const told = (await inbox()).filter((it: { path: string }) => it.path.endsWith(data.unique_booking_id))
    expect(told).toMatchObject([{ kind: 'confirmed' }])
  }
})

/** Places orders one after the other until the server is gone, and notes which it confirmed. */
async function orderUntilGone(server: ChildServer, order: object, name: string, booked: string[]) {
  for (let n = 0; ; n++) {
    const asked = { ...order, idempotency_key: `${name} ${n}` }
    const went = await callServer(server, 'place-event-booking', asked).catch(() => undefined)
    if (!went) return
    expect(went).toMatchObject({ status: 2 })
    booked.push(went.data.unique_booking_id)
  }
}

test('killed again and again while people order, it comes back each time and keeps what it said it had booked', {
  timeout: 3 * LONGEST_MS,
}, async () => {
  const place = await built.newPlace()
  await plentyOfTickets(place)
  const unbooked = await booksOf(place, soldUnbooked)
  const since = new Date()
  const booked: string[] = []
  let order: object | undefined
  for (let round = 0; round < rounds(); round++) {
    const server = await built.start(place)
    const bought = order ?? {
      ...(await chooseTicket(server, await logInToShop(server))),
      method: 'PAY_AT_VENUE',
    }
    order = bought
    const before = booked.length
    const crowd = ['a', 'b', 'c', 'd'].map((it) => orderUntilGone(server, bought, `${it}${round}`, booked))
    const enough = 4 + Math.random() * 20
    await expect.poll(() => booked.length - before, { timeout: 60_000, interval: 1 }).toBeGreaterThan(enough)
    await server.kill('SIGKILL')
    await Promise.all(crowd)
  }
  const { kept, keys, damage, nobodys } = await booksOf(place, async (query) => {
    const made = query.selectFrom('booking').select('reference').where('created_at', '>=', since)
    const answered = query.selectFrom('idempotency').select('key').where('status', '=', 200)
    return {
      kept: (await made.execute()).map((it) => it.reference),
      keys: await answered.execute(),
      damage: await damageOf(query),
      nobodys: await soldUnbooked(query),
    }
  })
  expect(booked.filter((it) => !kept.includes(it))).toEqual([])
  expect(keys).toHaveLength(kept.length)
  expect([damage, nobodys]).toEqual([[], unbooked])
})
