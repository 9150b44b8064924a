import type { VerticalId } from '#contract/verticals.ts'
import { Arrivals } from './bookings/arrival.ts'
import { Bookings } from './bookings/bookings.ts'
import { ChangeQuotes } from './bookings/change-quotes.ts'
import { CheckIn } from './bookings/check-in.ts'
import { BookingLife } from './bookings/life.ts'
import { OperatorBookings } from './bookings/operator-bookings.ts'
import { BookingChanges } from './change/change.ts'
import { PaidChanges } from './change/paid-change.ts'
import { PendingChanges } from './change/pending-change.ts'
import { ProposedChanges } from './change/proposed-changes.ts'
import { Orders } from './checkout/place.ts'
import { Precheck } from './checkout/precheck.ts'
import { Reckoner } from './checkout/reckon.ts'
import type { Deps } from './deps.ts'
import { Holds } from './holds/holds.ts'
import { OnlinePayments } from './online/online.ts'
import * as bookings from './record/repo.ts'
import { soldOf } from './sold.ts'

/** Builds the parts of the module. A part may depend on those above it. */
function createParts(deps: Deps) {
  const precheck = new Precheck(deps)
  const holds = new Holds(deps, { precheck })
  const reckoner = new Reckoner(deps)
  const pendingChanges = new PendingChanges(deps, holds)
  const life = new BookingLife(deps, { holds, pendingChanges })
  const arrivals = new Arrivals(deps)
  const bookings = new Bookings(deps, arrivals)
  const changes = new BookingChanges(deps, { pendingChanges })
  const paidChanges = new PaidChanges(deps, { changes, pendingChanges })
  return {
    holds,
    reckoner,
    pendingChanges,
    life,
    arrivals,
    bookings,
    changes,
    changeQuotes: new ChangeQuotes(deps, { bookings, changes, pendingChanges }),
    paidChanges,
    proposedChanges: new ProposedChanges(deps, { pendingChanges }),
    orders: new Orders(deps, { precheck, holds, reckoner, life }),
    operatorBookings: new OperatorBookings(deps, life),
    checkIn: new CheckIn(deps),
    online: new OnlinePayments(deps, { life, pendingChanges, paidChanges }),
  }
}

/** Orders and bookings of all verticals, from the hold to the visit and beyond. */
export class OrdersService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }

  /** The path of a booking's page. */
  pathOf({ vertical, reference }: { vertical: VerticalId; reference: string }): string {
    return soldOf(this.deps, vertical).bookingPath(reference)
  }

  /** The booked things, a line each; empty where the title of the booking says it all. */
  async bookedWords(
    { vertical, bookingId }: { vertical: VerticalId; bookingId: number },
    language: string,
  ): Promise<string[]> {
    const { bookedWords } = soldOf(this.deps, vertical)
    return (await bookedWords?.(this.deps.database.query, bookingId, language)) ?? []
  }

  /** Completes bookings that are over. */
  async completeEnded(): Promise<void> {
    await bookings.completeEnded(this.deps.database.query, this.deps.clock.now())
  }
}
