import { isDeepStrictEqual } from 'node:util'
import type { HomeVisit } from '#contract/entities/handover.ts'
import { planHomeVisit } from '#contract/handover/home-visit.ts'
import { minor } from '#contract/money.ts'
import type { Queryable } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import { findHomeVisit } from './home-visit-repo.ts'
import { findOffer } from './offer.ts'
import type { PlannedHomeVisit } from './planned-home-visit.ts'

type Problem = 'address_missing' | 'not_offered' | 'outside'

const refused = (problem: Problem) =>
  new Refusal('UNAVAILABLE', `homeVisit.${problem}`, { details: { problem } })

/** Plans how a store comes to an address. Refuses one to which it does not. */
export async function requireHomeVisit(
  query: Queryable,
  listingId: number,
  asked: HomeVisit | undefined,
): Promise<PlannedHomeVisit> {
  if (!asked) throw refused('address_missing')
  const offer = await findOffer(query, { listingId })
  if (!offer) throw refused('not_offered')
  const { fee, distance, problem } = planHomeVisit(offer.rules, asked)
  if (problem) throw refused(problem)
  return { asked, fee, distance }
}

const placeOf = ({ address, latitude, longitude }: HomeVisit) => ({ address, latitude, longitude })

/**
 * Plans how a store comes to an address for a booking. Where that is the agreed one, what was agreed holds, wherever
 * the store would come to by now.
 */
export async function requireAgreedHomeVisit(
  query: Queryable,
  { listingId, bookingId }: { listingId: number; bookingId: number },
  asked: HomeVisit | undefined,
): Promise<PlannedHomeVisit> {
  const agreed = await findHomeVisit(query, bookingId)
  if (!asked || !agreed || !isDeepStrictEqual(placeOf(asked), placeOf(agreed.asked)))
    return requireHomeVisit(query, listingId, asked)
  return { asked, fee: minor(agreed.fee_minor), distance: agreed.distance_m }
}

/** Whether another address, or somebody else there, is asked for than was agreed. */
export async function isOtherHomeVisit(
  query: Queryable,
  bookingId: number,
  asked: HomeVisit | undefined,
): Promise<boolean> {
  const agreed = await findHomeVisit(query, bookingId)
  return agreed !== undefined && !isDeepStrictEqual(agreed.asked, asked)
}
