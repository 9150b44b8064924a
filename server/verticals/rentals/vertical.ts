import { sold } from '#server/modules/orders/sold.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { importedRentals } from './import/rental-import.ts'
import { rentalInvariants } from './invariants.ts'
import { narrowRentals } from './listing/repo.ts'
import { stayPrices } from './listing/stay-prices.ts'
import { soldStays } from './orders/sellable.ts'
import { findBookedStays } from './stay/repo.ts'

const vehicles = { kind: 'vehicle' }
const homes = { kind: 'properties' }

export const rentals: ServerVertical = {
  noun: 'rental',
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
  narrow: narrowRentals,
  stayPrices,
  sold: sold(soldStays),
  importable: importedRentals,
  bookedLines: { name: 'rentals', find: findBookedStays },
  invariants: rentalInvariants,
}
