import * as v from 'valibot'
import { rentalBookingCalls } from '#contract/calls/rentals/bookings.ts'
import { quoteRentalChange } from '#contract/calls/rentals/changes.ts'
import type { Answer, TestApp } from './app.ts'
import { newKey } from './orders.ts'

interface Times {
  start_date: string
  end_date: string
}

/** Asks about other dates for somebody's bookings of rentals, and changes them. */
export function changing(server: TestApp, token: string) {
  const asked = (unique_booking_id: string, times: Times) => ({ token, unique_booking_id, ...times })
  const tryQuote = (reference: string, times: Times): Promise<Answer> =>
    server.call('quote-rental-change', asked(reference, times))
  const quote = async (reference: string, times: Times) =>
    v.parse(quoteRentalChange.reply, (await tryQuote(reference, times)).body)
  const change = (reference: string, times: Times, more: object): Promise<Answer> =>
    server.call('change-rental-booking', { ...asked(reference, times), idempotency_key: newKey(), ...more })
  return {
    quote,
    tryQuote,
    change,
    /** Asks, and says yes to what is said. */
    async agree(reference: string, times: Times, more: object = {}): Promise<Answer> {
      const { bill, changes } = await quote(reference, times)
      return change(reference, times, { total: bill.total, changes, ...more })
    },
    async detail(unique_booking_id: string) {
      const { body } = await server.call('get-rental-booking', { token, unique_booking_id })
      return v.parse(rentalBookingCalls.one.reply, body).data
    },
  }
}

/** Pays a booking as if the gateway had told so. */
export async function payOnline(server: TestApp, reference: string): Promise<void> {
  await server.services.orders.parts.online.way(reference)
  const payment = await server.database.query
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .selectAll('payment')
    .where('booking.reference', '=', reference)
    .executeTakeFirstOrThrow()
  await server.database.transaction((tx) => server.services.orders.parts.life.paid(tx, payment))
}
