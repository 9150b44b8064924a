import type { VerticalId } from '#contract/verticals.ts'
import { Arrivals } from './bookings/arrival.ts'
import { Bookings } from './bookings/bookings.ts'
import { CheckIn } from './bookings/check-in.ts'
import { BookingLife } from './bookings/life.ts'
import { OperatorBookings } from './bookings/operator-bookings.ts'
import { BookingChanges } from './change/change.ts'
import { PaidChanges } from './change/paid-change.ts'
import { PendingChanges } from './change/pending-change.ts'
import { Orders } from './checkout/place.ts'
import { Reckoner } from './checkout/reckon.ts'
import type { Deps } from './deps.ts'
import { Holds } from './holds/holds.ts'
import { OnlinePayments } from './online/online.ts'
import * as bookings from './record/repo.ts'
import { soldOf } from './sold.ts'

/** Builds the parts of the module, each of those that stand before it. */
function createParts(deps: Deps) {
  const holds = new Holds(deps)
  const reckoner = new Reckoner(deps)
  const pendingChanges = new PendingChanges(deps, holds)
  const life = new BookingLife(deps, { holds, pendingChanges })
  const arrivals = new Arrivals(deps)
  const bookings = new Bookings(deps, { pendingChanges, arrivals })
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
    paidChanges,
    orders: new Orders(deps, { holds, reckoner, life }),
    operatorBookings: new OperatorBookings(deps, life),
    checkIn: new CheckIn(deps),
    online: new OnlinePayments(deps, { life, pendingChanges, paidChanges }),
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
  pathOf({ vertical, reference }: { vertical: VerticalId; reference: string }): string {
    return soldOf(this.deps, vertical).bookingPath(reference)
  }

  /** What is over counts as having been there. */
  async completeEnded(): Promise<void> {
    await bookings.completeEnded(this.deps.database.query, this.deps.clock.now())
  }
}
