import type { BookingPaths, ExplorePaths } from '#src/core/listing/paths.ts'

/** The screens on which events are explored. */
export const eventPaths = {
  all: '/happenings/all-events',
  list: '/happenings/explore-events',
  map: '/happenings/events-map',
  filters: '/happenings/explore-events/filters',
} as const satisfies ExplorePaths

/** The screens of bookings of events. */
export const eventBookingPaths: BookingPaths = {
  list: '/happenings/my-bookings',
  one: '/happenings/my-bookings/$unique_booking_id',
  rate: '/happenings/rate-booking/$unique_booking_id',
}
