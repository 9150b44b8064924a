import type { BookingCalls } from '#contract/calls/standard/bookings.ts'
import type { Booking } from '#contract/entities/booking.ts'
import type { Tx } from '#server/db/database.ts'
import { byName } from '#server/http/by-name.ts'
import type { Caller } from '#server/http/context.ts'
import type { VerticalBookings } from './bookings/vertical-bookings.ts'
import type { OrdersService } from './service.ts'

interface Reference {
  unique_booking_id: string
}

interface Context {
  caller: Caller
  language: string
}

/** Answers the calls of `bookingCalls`. */
export function standardBookingCalls<Entity extends Booking, C extends BookingCalls<Entity>>(
  { parts: { life } }: OrdersService,
  calls: C,
  bookings: VerticalBookings<Entity>,
) {
  const { vertical } = bookings
  return byName(calls, {
    list: (page: { limit: number; cursor?: string }, { caller: { accountId }, language }: Context) =>
      bookings.list({ accountId, language }, { cursor: undefined, ...page }),
    one: async ({ unique_booking_id }: Reference, { caller: { accountId }, language }: Context) => ({
      data: await bookings.one({ accountId, language }, unique_booking_id),
    }),
    cancel: async (
      { unique_booking_id: reference, refund_percent: seenPercent }: Reference & { refund_percent?: number },
      { caller, tx }: Context & { tx: Tx },
    ) => {
      await life.cancel(tx, caller.accountId, { vertical, reference, seenPercent })
      return {}
    },
  })
}
