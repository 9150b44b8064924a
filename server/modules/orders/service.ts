import type { Queryable, Tx } from '#server/db/database.ts'
import { Bookings } from './bookings/bookings.ts'
import { CheckIn } from './bookings/check-in.ts'
import { BookingDesk } from './bookings/desk.ts'
import { BookingLife } from './bookings/life.ts'
import * as bookings from './bookings/repo.ts'
import { BookingChanges } from './change/change.ts'
import { PaidChanges } from './change/paid.ts'
import { WaitingChanges } from './change/waiting.ts'
import { Orders } from './checkout/place.ts'
import { Reckoner } from './checkout/reckon.ts'
import { Holds } from './holds/holds.ts'
import { OnlinePayments } from './online/online.ts'
import type { Surroundings } from './surroundings.ts'
import { EventBookings } from './verticals/event-bookings.ts'
import { findTurnedDates, followPrices } from './verticals/event-price-repo.ts'
import { sellableOf } from './verticals/registry.ts'
import { RentalAvailability } from './verticals/rental-availability.ts'
import { RentalBookings } from './verticals/rental-bookings.ts'
import { RentalChanges } from './verticals/rental-changes.ts'
import { findClashes, takeElsewhere } from './verticals/rental-elsewhere.ts'

/** Long enough for a server that was down meanwhile. */
const LATELY_MS = 24 * 60 * 60_000

/** From what is held to what was booked, of whichever vertical. */
export class OrdersService {
  readonly surroundings: Surroundings
  readonly holds: Holds
  readonly reckoner: Reckoner
  readonly orders: Orders
  readonly life: BookingLife
  readonly bookings: Bookings
  /** What only an operator does with bookings. */
  readonly desk: BookingDesk
  readonly checkIn: CheckIn
  readonly eventBookings: EventBookings
  readonly rentalBookings: RentalBookings
  readonly rentalAvailability: RentalAvailability
  /** Other times for what is booked. */
  readonly changes: BookingChanges
  /** Those that are to be paid online first. */
  readonly waiting: WaitingChanges
  readonly paidChanges: PaidChanges
  readonly rentalChanges: RentalChanges
  readonly online: OnlinePayments

  constructor(at: Surroundings) {
    this.surroundings = at
    this.holds = new Holds(at)
    this.reckoner = new Reckoner(at)
    this.waiting = new WaitingChanges(at, this.holds)
    this.life = new BookingLife(at, this)
    this.orders = new Orders(at, this)
    this.bookings = new Bookings(at, this)
    this.desk = new BookingDesk(at, this.life)
    this.checkIn = new CheckIn(at)
    this.eventBookings = new EventBookings(at, this.bookings)
    this.rentalBookings = new RentalBookings(at, this.bookings)
    this.rentalAvailability = new RentalAvailability(at, this.holds)
    this.changes = new BookingChanges(at, this)
    this.rentalChanges = new RentalChanges(at, this)
    this.paidChanges = new PaidChanges(at, this)
    this.online = new OnlinePayments(at, this)
  }

  /** Where the app shows a booking. */
  pathOf({ vertical, reference }: { vertical: string; reference: string }): string {
    return sellableOf(vertical).bookingPath(reference)
  }

  /** Events start from what their tickets for these dates cost now. */
  async followPrices(query: Queryable, dateIds: readonly number[]): Promise<void> {
    await followPrices(query, dateIds, this.surroundings.clock.now())
  }

  /** What a sale that began or ended lately means for the price of its event. */
  async followSales(): Promise<void> {
    const { database, clock } = this.surroundings
    const now = clock.now()
    const since = new Date(now.getTime() - LATELY_MS)
    await this.followPrices(database.query, await findTurnedDates(database.query, since, now))
  }

  /** Times of a rental that are another place's by now are taken here too. */
  takeElsewhere(tx: Tx, listingId: number): Promise<void> {
    return takeElsewhere(tx, listingId, this.surroundings.clock.now())
  }

  /** Bookings that another place has given the times of to somebody else. */
  clashesElsewhere(query: Queryable, listingId: number): Promise<string[]> {
    return findClashes(query, listingId, this.surroundings.clock.now())
  }

  /** What is over counts as having been there. */
  async completeEnded(): Promise<void> {
    await bookings.completeEnded(this.surroundings.database.query, this.surroundings.clock.now())
  }
}
