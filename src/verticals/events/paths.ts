import type { BookingPaths, ExplorePaths } from '#src/core/listing/paths.ts'

/** Where events are explored. */
export const eventPaths = {
  all: '/happenings/all-events',
  list: '/happenings/explore-events',
  map: '/happenings/events-map',
  filters: '/happenings/explore-events/filters',
} as const satisfies ExplorePaths

/** Where bookings of events are. */
export const eventBookingPaths: BookingPaths = {
  list: '/happenings/my-bookings',
  one: '/happenings/my-bookings/$unique_booking_id',
  rate: '/happenings/rate-booking/$unique_booking_id',
}
