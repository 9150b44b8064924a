import { Car } from 'lucide-react'
import { pricedBy } from '#contract/rental/priced-by.ts'
import type { Vertical } from '#src/core/listing/vertical.ts'
import { propertyPaths, rentalBookingPaths, vehiclePaths } from './paths.ts'

/** The vertical of rentals: vehicles and homes. */
export const rentalsVertical = {
  id: 'rentals',
  path: '/rentals',
  icon: Car,
  hue: 'blue',
  name: 'vertical.rentals',
  about: 'vertical.rentals.about',
  kinds: { vehicle: 'rentals.kind.vehicle', properties: 'rentals.kind.properties' },
  detail: (kind) => (kind === 'vehicle' ? '/rentals/vehicle/$slug' : '/rentals/property/$slug'),
  explore: (kind) => (kind === 'vehicle' ? vehiclePaths : propertyPaths),
  bookings: rentalBookingPaths,
  ticket: 'booking.arrivalCode',
  favourite: () => ({ call: 'toggle-favorite-rental', page: 'rental' }),
  waiting: {
    'place-rental-order': 'waiting.order',
    'cancel-rental-booking': 'waiting.cancelBooking',
    'rate-rental-booking': 'waiting.rate',
    'toggle-favorite-rental': 'waiting.favourite',
  },
  pricedBy,
  strips: {
    vehicles: 'strip.vehicles',
    stays: 'strip.stays',
    lovedVehicles: 'strip.lovedVehicles',
    lovedStays: 'strip.lovedStays',
  },
} as const satisfies Vertical
