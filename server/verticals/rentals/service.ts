import type { Deps } from '../deps.ts'
import { RentalAvailability } from './availability/availability.ts'
import { FollowedCalendars } from './calendars/followed-calendars.ts'
import { RentalChangeQuotes } from './change/quote.ts'
import { RentalPages } from './listing/rental-pages.ts'
import { RentalBookings } from './orders/bookings.ts'

/** Builds the parts of the vertical. */
function createParts(deps: Deps) {
  const { holds, bookings, changes, pendingChanges } = deps.orders.parts
  return {
    pages: new RentalPages(deps),
    bookings: new RentalBookings(deps, bookings),
    availability: new RentalAvailability(deps, holds),
    changeQuotes: new RentalChangeQuotes(deps, { bookings, changes, pendingChanges }),
    calendars: new FollowedCalendars(deps),
  }
}

/** The server's part for rentals alone: their pages, bookings, availability and calendars. */
export class RentalsService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }
}
