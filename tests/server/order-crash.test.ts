import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltServer, buildServer, type Place } from '#tests/support/built-server.ts'
import type { ChildServer } from '#tests/support/child-server.ts'
import { onPostgres } from '#tests/support/database.ts'
import { callServer, chooseTicket, logInToTown } from '#tests/support/shopper.ts'

const LONGEST_MS = 90_000

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built?.close())

/** The server stands still at that point, and is killed there. */
async function killed(server: ChildServer, point: string, sent: Promise<unknown>): Promise<void> {
  const lost = sent.catch(() => 'no answer')
  await server.untilPrinted(`FAILPOINT ${point}`)
  await server.kill('SIGKILL')
  expect(await lost).toBe('no answer')
}

// Each start costs seconds, so a server that comes back stands still at the next point already.
describe('killed at one point of its life after the other', { timeout: LONGEST_MS }, () => {
  const ordering = ['place-event-booking.after_key', 'order.after_lock', 'order.after_stock']
  const notYet = [...ordering, 'order.after_ledger', 'place-event-booking.before_commit']
  const done = ['place-event-booking.after_commit', 'place-event-booking.before_reply']
  const later = ['cancel.after_ledger', 'checkin.before_commit', 'payment.before_commit']
  const points = [...notYet, ...done, ...later]

  let place: Place
  let server: ChildServer
  let chosen: Awaited<ReturnType<typeof chooseTicket>>
  let before: number
  let had: Set<string>
  beforeAll(async () => {
    place = await built.newPlace()
    server = await built.start({ ...place, FAILPOINT: points[0] ?? '' })
    const token = await logInToTown(server)
    chosen = await chooseTicket(server, token)
    before = await balance()
    had = new Set((await bookings()).map((it) => it.unique_booking_id))
  })

  const call = (name: string, body: object = {}) => callServer(server, name, { token: chosen.token, ...body })
  const balance = async (): Promise<number> => (await call('update-user-info')).data.wallet_balance
  const bookings = async (): Promise<{ unique_booking_id: string; status: number }[]> =>
    (await call('get-event-bookings', { limit: 100 })).data
  const fresh = async () => (await bookings()).filter((it) => !had.has(it.unique_booking_id))
  const detail = async (unique_booking_id: string) =>
    (await call('get-event-booking', { unique_booking_id })).data
  const fateOf = async (idempotency_key: string) => (await call('get-order-fate', { idempotency_key })).state
  const order = (idempotency_key: string, more: object = {}) =>
    call('place-event-booking', { ...chosen, ...more, idempotency_key })

  async function killedAt(point: string, sent: Promise<unknown>): Promise<void> {
    await killed(server, point, sent)
    server = await built.start({ ...place, FAILPOINT: points[points.indexOf(point) + 1] ?? '' })
  }

  test.each(notYet)('an order has not happened at %s', async (point) => {
    await killedAt(point, order('the one'))
    expect([await fateOf('the one'), await fresh(), await balance()]).toEqual(['unknown', [], before])
  })

  test('an order has happened once it is committed, and its key makes one booking', async () => {
    for (const [n, point] of done.entries()) {
      await killedAt(point, order(point))
      expect([await fateOf(point), (await fresh()).length]).toEqual(['done', n + 1])
    }
    for (const key of [...done, ...done]) expect((await order(key)).data).toMatchObject({ status: 2 })
    expect(await fresh()).toHaveLength(2)
    expect(await balance()).toBeCloseTo(before - 2 * chosen.total, 2)
  })

  test('a cancellation has not happened before it is committed, and gives back once', async () => {
    const [first] = await fresh()
    const unique_booking_id = first?.unique_booking_id ?? ''
    const { cancellation } = await detail(unique_booking_id)
    const had = await balance()
    const cancel = () => call('cancel-event-booking', { unique_booking_id, idempotency_key: 'no more' })
    await killedAt('cancel.after_ledger', cancel())
    expect([await fateOf('no more'), await balance()]).toEqual(['unknown', had])
    expect(await detail(unique_booking_id)).toMatchObject({ status: 2, refunds: [] })
    for (const _ of [1, 2]) expect(await cancel()).toMatchObject({ success: true })
    const back = cancellation.refund.reduce((sum: number, it: { amount: number }) => sum + it.amount, 0)
    expect(await balance()).toBeCloseTo(had + back, 2)
    expect(await detail(unique_booking_id)).toMatchObject({ status: 6, refunds: cancellation.refund })
  })

  test('nobody is in before the check-in is committed, and once after it', async () => {
    const live = (await fresh()).find((it) => it.status === 2)?.unique_booking_id ?? ''
    const [pass] = (await detail(live)).passes
    const point = 'checkin.before_commit'
    const admit = (env = place) => built.operate(env, 'check-in', pass.token)
    // Elsewhere than in the embedded database the command itself is what stands there, and is killed.
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
    await killedAt('payment.before_commit', pay(reference))
    expect(await detail(reference)).toMatchObject({ status: 8 })
    // The sandbox tells what was not heard of when it has something to tell.
    const second = await online('by card too')
    await pay(second)
    for (const it of [reference, second]) expect(await detail(it)).toMatchObject({ status: 2 })
    expect((await fresh()).filter((it) => it.status === 2)).toHaveLength(2)
  })
})

test('killed while people are told, each is told once', { timeout: LONGEST_MS }, async () => {
  const place = await built.newPlace()
  let server = await built.start({ ...place, FAILPOINT: 'notify.before_commit' })
  const token = await logInToTown(server)
  const inbox = async () => (await callServer(server, 'get-notifications', { token, limit: 100 })).data
  const ordered = { ...(await chooseTicket(server, token)), idempotency_key: 'told' }
  const { data } = await callServer(server, 'place-event-booking', ordered)
  await killed(server, 'notify.before_commit', inbox())
  server = await built.start({ ...place, FAILPOINT: 'notify.after_commit' })
  await killed(server, 'notify.after_commit', inbox())
  server = await built.start(place)
  for (const _ of [1, 2]) {
    const told = (await inbox()).filter((it: { path: string }) => it.path.endsWith(data.unique_booking_id))
    expect(told).toMatchObject([{ kind: 'confirmed' }])
  }
})
