import { getEventBooking, getEventBookings } from '#contract/calls/bookings.ts'
import { getEventBookingForRating } from '#contract/calls/ratings.ts'
import { bookingsOf } from '#src/core/booking/queries.ts'
import { send } from '#src/data/provider/call.ts'

export const eventBookings = bookingsOf('events', {
  page: (request, signal) => send(getEventBookings, request, signal),
  one: async (request, signal) => (await send(getEventBooking, request, signal)).data,
  async forRating(request, signal) {
    const { event, can_rate, rating } = (await send(getEventBookingForRating, request, signal)).data
    return { ...event, canRate: can_rate, parts: [{ of: 'event', before: rating }] }
  },
})
