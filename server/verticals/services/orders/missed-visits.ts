import type { Sellable } from '#server/modules/orders/sellable.ts'
import { countMissed } from './missed-visits-repo.ts'

const DAY_MS = 86_400_000
/** How many missed visits, in how long a time, have a person pay for the next one when they book it. */
const MISSED = 2
const WITHIN_MS = 180 * DAY_MS

/**
 * Refuses payment at the store to who twice did not come or cancelled late: at any store, because one that
 * does not know them yet is to be spared the third time.
 */
export const refusedToWhoMissed: NonNullable<Sellable<unknown>['refusedMethods']> = async (
  query,
  { accountId, now },
) => {
  if (accountId === undefined) return {}
  const missed = await countMissed(query, accountId, new Date(now.getTime() - WITHIN_MS))
  return missed < MISSED ? {} : { PAY_AT_VENUE: 'order.payAhead' }
}
