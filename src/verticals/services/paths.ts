import type { BookingPaths, ExplorePaths } from '#src/core/listing/paths.ts'

/** The screens on which stores are explored: a list, and a map beside it. */
export const storePaths = {
  list: '/reserve-and-relax/all-stores',
  map: '/reserve-and-relax/stores-map',
  filters: '/reserve-and-relax/all-stores/filters',
} as const satisfies ExplorePaths

/** The screens of bookings of visits. */
export const serviceBookingPaths: BookingPaths = {
  list: '/reserve-and-relax/my-bookings',
  one: '/reserve-and-relax/my-bookings/$unique_booking_id',
  rate: '/reserve-and-relax/rate-booking/$unique_booking_id',
}
