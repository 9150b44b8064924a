import { FollowedCalendars } from '#server/modules/calendars/followed-calendars.ts'
import type { Deps } from '../deps.ts'
import { staffCalendars } from './calendars/elsewhere.ts'
import { StaffFeeds } from './calendars/staff-feeds.ts'
import { Deposits } from './deposits/deposits.ts'
import { HomeVisits } from './home/home-visits.ts'
import { StorePages } from './listing/store-pages.ts'
import { ServiceBookings } from './orders/bookings.ts'
import { Proposals } from './proposals/proposals.ts'
import { SettledChanges } from './proposals/settled-changes.ts'
import { ResourceChanges } from './resources/resource-changes.ts'
import { StaffChanges } from './staff/staff-changes.ts'
import { NextStarts } from './visit/next-starts.ts'
import { Slots } from './visit/slots.ts'
import { FreedTimes } from './watches/freed-times.ts'
import { Watches } from './watches/watches.ts'

/** Builds the parts of the vertical. */
const createParts = (deps: Deps) => {
  const proposals = new Proposals(deps)
  const changes = new SettledChanges(deps, proposals)
  return {
    pages: new StorePages(deps),
    slots: new Slots(deps),
    nextStarts: new NextStarts(deps),
    homeVisits: new HomeVisits(deps),
    deposits: new Deposits(deps),
    proposals,
    staff: new StaffChanges(deps, changes),
    resources: new ResourceChanges(deps, changes),
    calendars: new FollowedCalendars(deps, staffCalendars),
    feeds: new StaffFeeds(deps),
    watches: new Watches(deps),
    freedTimes: new FreedTimes(deps),
    bookings: new ServiceBookings(deps, deps.orders.parts.bookings),
  }
}

/**
 * The part of the server for services alone: pages of stores and professionals, starts, orders and bookings
 * of visits, absences and what becomes of visits then, and watches.
 */
export class ServicesService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }
}
