import { Car, MapPin, Megaphone, Scissors, Ticket } from 'lucide-react'
import type { Vertical, Verticals } from '#src/core/listing/vertical.ts'
import { eventBookingPaths, eventPaths } from '#src/verticals/events/paths.ts'
import { propertyPaths, rentalBookingPaths, vehiclePaths } from '#src/verticals/rentals/paths.ts'

/** The verticals, in the order of the home screen. One that is missing here does not compile. */
export const verticals = {
  events: {
    id: 'events',
    path: '/happenings',
    icon: Ticket,
    hue: 'plum',
    name: 'vertical.events',
    about: 'vertical.events.about',
    detail: () => '/happenings/event/$slug',
    explore: () => eventPaths,
    bookings: eventBookingPaths,
    ticket: 'booking.myTicket',
    favourite: () => ({ call: 'toggle-favorite-event', page: 'event' }),
    waiting: {
      'cancel-event-booking': 'waiting.cancelBooking',
      'rate-event-booking': 'waiting.rate',
      'toggle-favorite-event': 'waiting.favourite',
    },
    strips: { soon: 'strip.soon', loved: 'strip.popularEvents' },
  },
  rentals: {
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
      'cancel-rental-booking': 'waiting.cancelBooking',
      'rate-rental-booking': 'waiting.rate',
      'toggle-favorite-rental': 'waiting.favourite',
    },
    strips: {
      vehicles: 'strip.vehicles',
      stays: 'strip.stays',
      lovedVehicles: 'strip.lovedVehicles',
      lovedStays: 'strip.lovedStays',
    },
  },
  places: {
    id: 'places',
    path: '/go-to-places',
    icon: MapPin,
    hue: 'green',
    name: 'vertical.places',
    about: 'vertical.places.about',
    strips: { places: 'strip.places' },
  },
  services: {
    id: 'services',
    path: '/reserve-and-relax',
    icon: Scissors,
    hue: 'rose',
    name: 'vertical.services',
    about: 'vertical.services.about',
    strips: { services: 'strip.services' },
  },
  announcements: {
    id: 'announcements',
    path: '/announcements',
    icon: Megaphone,
    hue: 'amber',
    name: 'vertical.announcements',
    about: 'vertical.announcements.about',
    strips: { news: 'strip.news' },
  },
} as const satisfies Verticals

/** The vertical in whose part of the app an address lies. */
export function verticalAt(pathname: string): Vertical | undefined {
  return Object.values(verticals).find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
