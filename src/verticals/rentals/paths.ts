import type { BookingPaths, ExplorePaths } from '#src/core/listing/paths.ts'

/** Where vehicles are explored. What the form looks for is shown where homes are, which then shows vehicles. */
export const vehiclePaths: ExplorePaths = {
  all: '/rentals/vehicle',
  category: '/rentals/explore-vehicle',
  list: '/rentals/explore-properties',
  map: '/rentals/explore-vehicle',
  filters: '/rentals/explore-vehicle/filters',
}

/** Where homes are. */
export const propertyPaths: ExplorePaths = {
  all: '/rentals/property',
  list: '/rentals/explore-properties',
  map: '/rentals/explore-properties',
  filters: '/rentals/explore-properties/filters',
}

/** Where bookings of rentals are. */
export const rentalBookingPaths: BookingPaths = {
  list: '/rentals/my-bookings',
  one: '/rentals/my-bookings/$unique_booking_id',
  rate: '/rentals/rate-booking/$unique_booking_id',
}
