import type { BookingPaths, ExplorePaths } from '#src/core/listing/paths.ts'

/**
 * The screens on which vehicles are explored. Results of the search form are shown on the homes' screen,
 * which then shows vehicles.
 */
export const vehiclePaths: ExplorePaths = {
  all: '/rentals/vehicle',
  category: '/rentals/explore-vehicle',
  list: '/rentals/explore-properties',
  map: '/rentals/explore-vehicle',
  filters: '/rentals/explore-vehicle/filters',
}

/** The screens on which homes are explored. */
export const propertyPaths: ExplorePaths = {
  all: '/rentals/property',
  list: '/rentals/explore-properties',
  map: '/rentals/explore-properties',
  filters: '/rentals/explore-properties/filters',
}

/** The screens of bookings of rentals. */
export const rentalBookingPaths: BookingPaths = {
  list: '/rentals/my-bookings',
  one: '/rentals/my-bookings/$unique_booking_id',
  rate: '/rentals/rate-booking/$unique_booking_id',
}
