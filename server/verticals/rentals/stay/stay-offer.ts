import type { StayItem } from '#contract/entities/stay.ts'
import { sum, ZERO } from '#contract/money.ts'
import type { Queryable } from '#server/db/database.ts'
import type { PlannedHandover } from '#server/modules/handover/planned.ts'
import type { Offer } from '#server/modules/orders/offer.ts'
import { requestedHandover } from './requested-handover.ts'
import { requestedStay } from './requested-stay.ts'

/** The offer of a rental for a stay, with its handover, for which a booking may have agreed on other fees. */
export async function stayOffer(
  query: Queryable,
  item: StayItem,
  now: Date,
  asAgreed: (planned: PlannedHandover) => Promise<PlannedHandover> = async (it) => it,
): Promise<Offer> {
  const { rental, during, price } = await requestedStay(query, item, now)
  const requested = await requestedHandover(query, rental, item, now)
  const handover = requested && (await asAgreed(requested))
  return {
    listingId: rental.id,
    businessId: rental.business_id,
    title: rental.title,
    currency: rental.currency,
    startsAt: during.from,
    endsAt: during.until,
    subtotal: sum(price.total, handover?.total ?? ZERO),
  }
}
