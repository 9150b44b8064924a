import * as professionals from './professionals.ts'
import * as stores from './stores.ts'

/** Every call of services alone. */
export const serviceCalls = [
  ...Object.values(stores.storeListingCalls),
  stores.getStoreServices,
  stores.searchStores,
  stores.suggestStores,
  stores.getStoreCategories,
  ...Object.values(professionals),
] as const
