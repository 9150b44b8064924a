import { expect, test } from 'vitest'
import type { Booking } from '#contract/entities/booking.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { logInByPhone } from '#tests/support/people.ts'
import { customers } from './customers.ts'
import { loadBookings } from './load-bookings.ts'
import { loadCustomers } from './load-customers.ts'

const server = testApp()
const HOUR = 3_600_000

test('the town’s people have something booked of every kind, and another start books nothing more', async () => {
  for (let day = 1; day <= 14; day++) {
    const starts_at = new Date(server.clock.now().getTime() + day * 24 * HOUR)
    await addEvent(server.database, { starts_at, ends_at: new Date(starts_at.getTime() + 3 * HOUR) })
  }
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadCustomers(deps)
  for (let start = 0; start < 2; start++) await loadBookings(deps)
  const { token } = await logInByPhone(server, customers[0]?.phone ?? '', {})
  const bookings = (await server.call('get-event-bookings', { token })).body.data as Booking[]
  expect(bookings.map((it) => it.status)).toEqual([2, 1, 6, 2, 4, 4])
  expect(bookings[0]?.passes).toHaveLength(2)
  const paid = bookings.find((it) => it.payment_mode === 'Online')
  const cancel = { token, unique_booking_id: paid?.unique_booking_id, idempotency_key: 'cancelled' }
  expect((await server.call('cancel-event-booking', cancel)).status).toBe(200)
  await server.services.orders.parts.online.reconcile()
  const refunded = server.database.query.selectFrom('sandbox_checkout').select('refunded_minor')
  expect(await refunded.execute()).toEqual([{ refunded_minor: 3_000 }])
  const { data } = (await server.call('get-notifications', { token })).body
  const past = bookings.slice(-2).map((it) => it.unique_booking_id)
  expect(JSON.stringify(data)).not.toMatch(new RegExp(past.join('|')))
})
