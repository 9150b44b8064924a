import type { Sellable } from '#server/modules/orders/sellable.ts'
import { findVisitsSoFar } from './refused-methods-repo.ts'

const DAY_MS = 86_400_000
/** How many missed visits, in how long a time, have a person pay for the next one when they book it. */
const MISSED = 2
const WITHIN_MS = 180 * DAY_MS

/**
 * Refuses payment at the store to who twice did not come or cancelled late: at any store, because one that does not
 * know them yet is to be spared the third time. And to who has as many visits to come as this store lets one person pay
 * there; of two orders at once the second counts the first, because the store is locked.
 */
export const refusedMethods: NonNullable<Sellable<unknown>['refusedMethods']> = async (
  query,
  { offer: { listingId: storeId }, accountId, now },
) => {
  if (accountId === undefined) return {}
  const since = new Date(now.getTime() - WITHIN_MS)
  const { missed, is_most } = await findVisitsSoFar(query, { accountId, storeId, since, now })
  if (missed >= MISSED) return { PAY_AT_VENUE: 'order.payAhead' }
  return is_most ? { PAY_AT_VENUE: 'order.openVisits' } : {}
}
