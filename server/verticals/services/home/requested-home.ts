import type { HomeVisit } from '#contract/entities/handover.ts'
import { sum } from '#contract/money.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { requireAgreedHomeVisit, requireHomeVisit } from '#server/modules/handover/home-visit.ts'
import { saveHomeVisit } from '#server/modules/handover/home-visit-repo.ts'
import type { PlannedHomeVisit } from '#server/modules/handover/planned-home-visit.ts'
import type { Offer } from '#server/modules/orders/offer.ts'
import { offerOf } from '../visit/planned-visit.ts'
import type { RequestedVisit } from '../visit/requested-visit.ts'

/** Whether a visit is done at an address of the customer's. All services of one are done in the same place. */
const isAtHome = ({ store, plan }: Pick<RequestedVisit, 'store' | 'plan'>): boolean =>
  store.services.find((it) => it.id === plan.lines[0]?.service.id)?.type === 'at_home'

/** Plans where a visit is done; undefined: at the store. Refuses an address to which it does not come. */
export async function requestedHome(
  query: Queryable,
  visit: RequestedVisit,
  home: HomeVisit | undefined,
  bookingId?: number,
): Promise<PlannedHomeVisit | undefined> {
  if (!isAtHome(visit)) return undefined
  const listingId = visit.store.id
  return bookingId === undefined
    ? requireHomeVisit(query, listingId, home)
    : requireAgreedHomeVisit(query, { listingId, bookingId }, home)
}

/** The offer of a visit, with what it costs that somebody comes. */
export function offerAt(visit: RequestedVisit, home: PlannedHomeVisit | undefined): Offer {
  const offer = offerOf(visit)
  return home ? { ...offer, subtotal: sum(offer.subtotal, home.fee) } : offer
}

/** Stores where a booked visit is done, in the place of what was agreed before. */
export async function saveHome(
  tx: Tx,
  bookingId: number,
  visit: RequestedVisit,
  home: PlannedHomeVisit | undefined,
): Promise<void> {
  const { startsAt: from, endsAt: until } = offerOf(visit)
  await saveHomeVisit(tx, bookingId, home, { from, until })
}
