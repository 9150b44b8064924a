import * as v from 'valibot'
import { rentalBookingCalls } from '#contract/calls/rentals/bookings.ts'
import { rentalChangeCalls } from '#contract/calls/rentals/changes.ts'
import { serviceBookingCalls } from '#contract/calls/services/bookings.ts'
import { serviceChangeCalls } from '#contract/calls/services/changes.ts'
import type { Answer, TestApp } from './app.ts'
import { newKey } from './orders.ts'

interface Times {
  start_date: string
  end_date: string
  handover?: object | null
}

/** Quotes and makes changes of a person's bookings of rentals. */
export function changing(server: TestApp, token: string) {
  const asked = (unique_booking_id: string, times: Times) => ({ token, unique_booking_id, ...times })
  const tryQuote = (reference: string, times: Times): Promise<Answer> =>
    server.call('quote-rental-change', asked(reference, times))
  const quote = async (reference: string, times: Times) =>
    v.parse(rentalChangeCalls.quote.reply, (await tryQuote(reference, times)).body)
  const change = (reference: string, times: Times, more: object): Promise<Answer> =>
    server.call('change-rental-booking', { ...asked(reference, times), idempotency_key: newKey(), ...more })
  return {
    quote,
    tryQuote,
    change,
    /** Asks for a quote, and agrees to it. */
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

type VisitWanted = Omit<v.InferInput<typeof serviceChangeCalls.quote.request>, 'unique_booking_id' | 'token'>

/** Quotes and makes changes of a person's visits. */
export function changingVisits(server: TestApp, token: string) {
  const asked = (unique_booking_id: string, wanted: VisitWanted) => ({ token, unique_booking_id, ...wanted })
  const tryQuote = (reference: string, wanted: VisitWanted): Promise<Answer> =>
    server.call('quote-service-change', asked(reference, wanted))
  const quote = async (reference: string, wanted: VisitWanted) =>
    v.parse(serviceChangeCalls.quote.reply, (await tryQuote(reference, wanted)).body)
  const change = (reference: string, wanted: VisitWanted, more: object): Promise<Answer> =>
    server.call('change-service-booking', {
      ...asked(reference, wanted),
      idempotency_key: newKey(),
      ...more,
    })
  return {
    quote,
    tryQuote,
    change,
    async agree(reference: string, wanted: VisitWanted, more: object = {}): Promise<Answer> {
      const { bill, changes } = await quote(reference, wanted)
      return change(reference, wanted, { total: bill.total, changes, ...more })
    },
    async detail(unique_booking_id: string) {
      const { body } = await server.call('get-service-booking', { token, unique_booking_id })
      return v.parse(serviceBookingCalls.one.reply, body).data
    },
  }
}

/** Pays a booking as if the gateway had said so. */
export async function payOnline(server: TestApp, reference: string): Promise<void> {
  await server.services.orders.parts.online.way(reference)
  const payment = await server.database.query
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .selectAll('payment')
    .select('booking.id as booking_id')
    .where('booking.reference', '=', reference)
    .executeTakeFirstOrThrow()
  await server.database.transaction((tx) => server.services.orders.parts.life.paid(tx, payment))
}
