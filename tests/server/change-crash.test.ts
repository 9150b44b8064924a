import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, buildServer } from '#tests/support/built-server.ts'
import { barge } from '#tests/support/shop.ts'
import { callServer, logInToShop } from '#tests/support/shopper.ts'

const LONGEST_MS = 240_000
const DAY_MS = 86_400_000
const POINT = 'change.after_ledger'

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built?.close())

const noonIn = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)} 12:00`
const dates = (from: number, until: number) => ({ start_date: noonIn(from), end_date: noonIn(until) })

test('killed between money and dates, a change has not happened, and its key makes one', {
  timeout: LONGEST_MS,
}, async () => {
  const place = await built.newPlace()
  let server = await built.start({ ...place, FAILPOINT: POINT })
  const token = await logInToShop(server)
  const call = (name: string, body: object = {}) => callServer(server, name, { token, ...body })
  const balance = async (): Promise<number> => (await call('update-user-info')).data.wallet_balance
  const rental = { slug: barge, ...dates(400, 401) }
  const { price } = await call('check-rental-availability', rental)
  const order = { rental, total: price.total, method: 'PAY_AT_VENUE', idempotency_key: 'the booking' }
  const { unique_booking_id } = (await call('place-rental-order', order)).data
  const before = await balance()
  const detail = async () => (await call('get-rental-booking', { unique_booking_id })).data
  const as = await detail()
  const wanted = { unique_booking_id, ...dates(400, 402) }
  const { bill, changes, extra } = await call('quote-rental-change', wanted)
  const seen = { total: bill.total, changes, method: 'WALLET' }
  const change = () => call('change-rental-booking', { ...wanted, ...seen, idempotency_key: 'the change' })
  const lost = change().catch(() => 'no answer')
  await server.untilPrinted(`FAILPOINT ${POINT}`)
  await server.kill('SIGKILL')
  expect(await lost).toBe('no answer')
  server = await built.start(place)
  const { start, end, total, wallet_amount, refunds } = as
  expect(await detail()).toMatchObject({ start, end, total, wallet_amount, refunds })
  expect(await balance()).toBe(before)
  for (const _ of [1, 2]) expect(await change()).toEqual({ success: true })
  expect(await detail()).toMatchObject({ start, day_count: 2, total: bill.total })
  expect(await balance()).toBeCloseTo(before - extra, 2)
})
