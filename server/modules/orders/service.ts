import type { Queryable, Tx } from '#server/db/database.ts'
import { EventBookings } from '#server/verticals/events/orders/bookings.ts'
import { findTurnedDates, followPrices } from '#server/verticals/events/orders/price-repo.ts'
import { RentalAvailability } from '#server/verticals/rentals/availability/availability.ts'
import { findClashes, takeElsewhere } from '#server/verticals/rentals/calendars/elsewhere.ts'
import { RentalChanges } from '#server/verticals/rentals/change/quote.ts'
import { RentalBookings } from '#server/verticals/rentals/orders/bookings.ts'
import { sellableOf } from '#server/verticals/sold.ts'
import { Bookings } from './bookings/bookings.ts'
import { CheckIn } from './bookings/check-in.ts'
import { BookingLife } from './bookings/life.ts'
import { OperatorBookings } from './bookings/operator-bookings.ts'
import * as bookings from './bookings/repo.ts'
import { BookingChanges } from './change/change.ts'
import { PaidChanges } from './change/paid-change.ts'
import { PendingChanges } from './change/pending-change.ts'
import { Orders } from './checkout/place.ts'
import { Reckoner } from './checkout/reckon.ts'
import type { Deps } from './deps.ts'
import { Holds } from './holds/holds.ts'
import { OnlinePayments } from './online/online.ts'

/** Long enough for a server that was down meanwhile. */
const LATELY_MS = 24 * 60 * 60_000

/** Builds the parts of the module, each of those that stand before it. */
function createParts(deps: Deps) {
  const holds = new Holds(deps)
  const reckoner = new Reckoner(deps)
  const pendingChanges = new PendingChanges(deps, holds)
  const life = new BookingLife(deps, { holds, pendingChanges })
  const bookings = new Bookings(deps, { pendingChanges })
  const changes = new BookingChanges(deps, { pendingChanges })
  const paidChanges = new PaidChanges(deps, { changes, pendingChanges })
  return {
    holds,
    reckoner,
    pendingChanges,
    life,
    bookings,
    changes,
    paidChanges,
    orders: new Orders(deps, { holds, reckoner, life }),
    operatorBookings: new OperatorBookings(deps, life),
    checkIn: new CheckIn(deps),
    online: new OnlinePayments(deps, { life, pendingChanges, paidChanges }),
    eventBookings: new EventBookings(deps, bookings),
    rentalBookings: new RentalBookings(deps, bookings),
    rentalAvailability: new RentalAvailability(deps, holds),
    rentalChanges: new RentalChanges(deps, { bookings, changes, pendingChanges }),
  }
}

/** From what is held to what was booked, of whichever vertical. */
export class OrdersService {
  readonly deps: Deps
  /** What can be done with orders and bookings, by topic. */
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }

  /** Where the app shows a booking. */
  pathOf({ vertical, reference }: { vertical: string; reference: string }): string {
    return sellableOf(vertical).bookingPath(reference)
  }

  /** Events start from what their tickets for these dates cost now. */
  async followPrices(query: Queryable, dateIds: readonly number[]): Promise<void> {
    await followPrices(query, dateIds, this.deps.clock.now())
  }

  /** What a sale that began or ended lately means for the price of its event. */
  async followSales(): Promise<void> {
    const { database, clock } = this.deps
    const now = clock.now()
    const since = new Date(now.getTime() - LATELY_MS)
    await this.followPrices(database.query, await findTurnedDates(database.query, since, now))
  }

  /** Times of a rental that are another place's by now are taken here too. */
  takeElsewhere(tx: Tx, listingId: number): Promise<void> {
    return takeElsewhere(tx, listingId, this.deps.clock.now())
  }

  /** Bookings that another place has given the times of to somebody else. */
  clashesElsewhere(query: Queryable, listingId: number): Promise<string[]> {
    return findClashes(query, listingId, this.deps.clock.now())
  }

  /** What is over counts as having been there. */
  async completeEnded(): Promise<void> {
    await bookings.completeEnded(this.deps.database.query, this.deps.clock.now())
  }
}
