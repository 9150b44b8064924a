import { sold } from '#server/modules/orders/sold.ts'
import type { Deps } from '../deps.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { registerStaffFeeds } from './calendars/feed-route.ts'
import { findBookedVisits } from './home/booked-home.ts'
import { storeNotes } from './hours/card-notes-repo.ts'
import { importedStores } from './import/store-import.ts'
import { storeInvariants } from './invariants.ts'
import { serviceJobs } from './jobs.ts'
import { PROFESSIONAL } from './kinds.ts'
import { soldVisits } from './orders/sellable.ts'
import { serviceCalls } from './routes.ts'
import { ServicesService } from './service.ts'
import { dropWatchesOf, findWatchesOf } from './watches/repo.ts'

const own = {
  create: (deps: Deps) => new ServicesService(deps),
  calls: serviceCalls,
  jobs: serviceJobs,
  addRoutes: registerStaffFeeds,
}

export const services: ServerVertical & { own: typeof own } = {
  noun: 'service',
  homeStrips: [{ code: 'services', order: 'nearest' }],
  strips: [
    { code: 'near', order: 'nearest' },
    { code: 'loved', order: 'best' },
    { code: 'professionals', kind: PROFESSIONAL, order: 'best' },
    { code: 'new', order: 'newest' },
  ],
  cardNotes: storeNotes,
  own,
  sold: sold(soldVisits),
  importable: importedStores,
  bookedLines: { name: 'visits', find: findBookedVisits },
  records: { name: 'watches', find: findWatchesOf },
  forgetPerson: dropWatchesOf,
  invariants: storeInvariants,
}
