import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addWallet, order, place, referenceOf } from '#tests/support/orders.ts'

const server = testApp()
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A booking of an event that begins in some hours. */
async function booked(hours: number, more: object = {}) {
  const person = await server.logIn('Amira')
  await addWallet(server.database, { kind: 'wallet', account_id: person.accountId }, 5_000)
  const starts = server.clock.now().getTime() + hours * HOUR
  const held = { starts_at: new Date(starts), ends_at: new Date(starts + 3 * HOUR) }
  const { ticketIds } = await addEvent(server.database, held)
  const reference = referenceOf(await place(server, person.token, order(ticketIds[0] ?? 0, 1, more)))
  return { ...person, reference }
}
const cancel = (token: string, unique_booking_id: string, refund_percent?: number) =>
  server.call('cancel-event-booking', { token, unique_booking_id, refund_percent })

test('what was seen to go back is what goes back, or nothing is cancelled', async () => {
  const { token, reference } = await booked(49, { method: 'WALLET' })
  server.clock.move(2 * HOUR)
  expect((await cancel(token, reference, 100)).body).toMatchObject({
    ...{ code: 'UNAVAILABLE', message: expect.stringContaining('The refund is smaller now') },
  })
  expect(
    (await server.call('get-event-booking', { token, unique_booking_id: reference })).body.data,
  ).toMatchObject({
    ...{ status: 2, cancellation: { refund_percent: 50, refund: [{ source: 'wallet', amount: 5 }] } },
  })
  expect((await cancel(token, reference, 50)).status).toBe(200)
})

test('somebody else’s booking is not there: not to see, to cancel, to rate or to pay', async () => {
  const { reference: unique_booking_id } = await booked(100)
  const other = await server.logIn('Noah')
  const calls = [
    ...['get-event-booking', 'cancel-event-booking', 'get-event-booking-for-rating', 'get-payment'],
  ].map((name) => server.call(name, { token: other.token, unique_booking_id }))
  for (const { status, body } of await Promise.all(calls)) {
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  }
  const short = await server.call('get-event-booking', {
    ...{ token: other.token, unique_booking_id: unique_booking_id.slice(-7) },
  })
  expect(short.body.code).toBe('VALIDATION')
})

test('what I booked is among my data; a forgotten person leaves the books and nothing they wrote', async () => {
  const { token, reference } = await booked(100, { note: 'A seat by the window, please.' })
  const mine = (await server.call('download-my-data', { token })).body.data
  expect(mine).toMatchObject({
    bookings: [{ reference, note: 'A seat by the window, please.', tickets: [{ quantity: 1 }] }],
  })
  await server.call('delete-account', { token })
  server.clock.move(8 * DAY)
  expect(await server.services.accounts.eraseDue()).toBe(1)
  const { query } = server.database
  const left = await query.selectFrom('booking').selectAll().where('reference', '=', reference).execute()
  expect(left).toMatchObject([{ note: '', total_minor: 1_000 }])
})
