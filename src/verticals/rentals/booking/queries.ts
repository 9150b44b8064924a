import type { BookingRating } from '#contract/calls/ratings.ts'
import { getRentalBooking, getRentalBookings } from '#contract/calls/rental-bookings.ts'
import { getRentalBookingForRating } from '#contract/calls/rental-ratings.ts'
import { bookingsOf } from '#src/core/booking/queries.ts'
import { send } from '#src/data/provider/call.ts'

export const rentalBookings = bookingsOf('rentals', {
  page: (request, signal) => send(getRentalBookings, request, signal),
  one: async (request, signal) => (await send(getRentalBooking, request, signal)).data,
  async forRating(request, signal) {
    const { data } = await send(getRentalBookingForRating, request, signal)
    const { rental, business, ratings, can_rate } = data
    const before = (type: string): BookingRating | null =>
      ratings.find((it) => it.reviewable_type === type) ?? null
    return {
      ...rental,
      canRate: can_rate,
      parts: [
        { of: 'rental', name: rental.title, before: before('Rental') },
        ...(business ? [{ of: 'business', name: business.name, before: before('Business') }] : []),
      ],
    }
  },
})
