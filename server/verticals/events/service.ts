import type { Deps } from '../deps.ts'
import { EventPages } from './listing/event-pages.ts'
import { EventBookings } from './orders/bookings.ts'
import { EventPrices } from './orders/event-prices.ts'

/** Builds the parts of the vertical. */
function createParts(deps: Deps) {
  return {
    pages: new EventPages(deps),
    bookings: new EventBookings(deps, deps.orders.parts.bookings),
    prices: new EventPrices(deps),
  }
}

/** The part of the server for events alone: their pages, bookings and prices. */
export class EventsService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }
}
