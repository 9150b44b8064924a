import { Scissors } from 'lucide-react'
import type { Vertical } from '#src/core/listing/vertical.ts'
import { serviceBookingPaths, storePaths } from './paths.ts'

const isPerson = (kind: string) => kind === 'professional'

/** The vertical of services: stores and professionals. */
export const servicesVertical = {
  id: 'services',
  path: '/reserve-and-relax',
  icon: Scissors,
  hue: 'rose',
  name: 'vertical.services',
  about: 'vertical.services.about',
  detail: (kind) => `/reserve-and-relax/${isPerson(kind) ? 'professional' : 'store'}/$slug`,
  explore: () => storePaths,
  bookings: serviceBookingPaths,
  ticket: 'booking.arrivalCode',
  favourite: (kind) =>
    isPerson(kind)
      ? { call: 'toggle-favorite-provider', page: 'provider' }
      : { call: 'toggle-favorite-store', page: 'store' },
  waiting: {
    'place-service-booking': 'waiting.order',
    'cancel-service-booking': 'waiting.cancelBooking',
    'rate-service-booking': 'waiting.rate',
    'toggle-favorite-store': 'waiting.favourite',
    'toggle-favorite-provider': 'waiting.favourite',
  },
  strips: { services: 'strip.services', professionals: 'strip.professionals' },
} as const satisfies Vertical
