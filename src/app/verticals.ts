import type { Vertical, Verticals } from '#src/core/listing/vertical.ts'
import { announcementsVertical } from '#src/verticals/announcements/vertical.ts'
import { eventsVertical } from '#src/verticals/events/vertical.ts'
import { placesVertical } from '#src/verticals/places/vertical.ts'
import { rentalsVertical } from '#src/verticals/rentals/vertical.ts'
import { servicesVertical } from '#src/verticals/services/vertical.ts'

/** The verticals, in the order of the home screen. If one is missing, this does not compile. */
export const verticals = {
  events: eventsVertical,
  rentals: rentalsVertical,
  places: placesVertical,
  services: servicesVertical,
  announcements: announcementsVertical,
} as const satisfies Verticals

/** The vertical that an address belongs to. */
export function verticalAt(pathname: string): Vertical | undefined {
  return Object.values(verticals).find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
