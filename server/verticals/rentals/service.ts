import { FollowedCalendars } from '#server/modules/calendars/followed-calendars.ts'
import type { Deps } from '../deps.ts'
import { RentalAvailability } from './availability/availability.ts'
import { rentalCalendars } from './calendars/elsewhere.ts'
import { HandoverPoints } from './handover/points.ts'
import { HandoverQuotes } from './handover/quotes.ts'
import { RentalPages } from './listing/rental-pages.ts'
import { RentalBookings } from './orders/bookings.ts'

/** Builds the parts of the vertical. */
function createParts(deps: Deps) {
  const { holds, bookings } = deps.orders.parts
  return {
    pages: new RentalPages(deps),
    bookings: new RentalBookings(deps, bookings),
    availability: new RentalAvailability(deps, holds),
    calendars: new FollowedCalendars(deps, rentalCalendars),
    points: new HandoverPoints(deps),
    handovers: new HandoverQuotes(deps),
  }
}

/** The part of the server for rentals alone: their pages, bookings, availability and calendars. */
export class RentalsService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }
}
