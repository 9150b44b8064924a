import { rentalKinds } from '#contract/entities/rental.ts'
import { wipeOf } from '#server/modules/handover/agreed-repo.ts'
import { sold } from '#server/modules/orders/sold.ts'
import type { Deps } from '../deps.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { registerRentalFeeds } from './calendars/feed-route.ts'
import { importedRentals } from './import/rental-import.ts'
import { rentalInvariants } from './invariants.ts'
import { rentalJobs } from './jobs.ts'
import { narrowRentals } from './listing/repo.ts'
import { stayPrices } from './listing/stay-prices.ts'
import { soldStays } from './orders/sellable.ts'
import { rentalCalls } from './routes.ts'
import { RentalsService } from './service.ts'
import { findBookedStays } from './stay/repo.ts'

const vehicles = { kind: 'vehicle' }
const homes = { kind: 'properties' }

export const rentals = {
  noun: 'rental',
  kinds: rentalKinds,
  homeStrips: [
    { code: 'vehicles', ...vehicles, order: 'nearest' },
    { code: 'stays', ...homes, order: 'best' },
  ],
  strips: [
    { code: 'lovedVehicles', ...vehicles, order: 'best' },
    { code: 'lovedStays', ...homes, order: 'best' },
    { code: 'vehicles', ...vehicles, order: 'nearest' },
    { code: 'stays', ...homes, order: 'nearest' },
  ],
  own: {
    create: (deps: Deps) => new RentalsService(deps),
    calls: rentalCalls,
    jobs: rentalJobs,
    addRoutes: registerRentalFeeds,
  },
  narrow: narrowRentals,
  stayPrices,
  sold: sold(soldStays),
  importable: importedRentals,
  forgetPerson: wipeOf,
  bookedLines: { name: 'rentals', find: findBookedStays },
  invariants: rentalInvariants,
} satisfies ServerVertical
