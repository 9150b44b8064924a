import type { AtAddress } from '../entities/handover.ts'
import type { Minor } from '../money.ts'
import { feeFor, metresTo } from './distance-fee.ts'
import type { HandoverRules } from './rules.ts'

/** Why a store does not come to an address. */
export type HomeVisitProblem = 'not_offered' | 'outside'

/** A visit at an address as it would be: what coming there costs, and how many metres it is away. */
export interface HomeVisitPlan {
  fee: Minor
  distance: number
  problem?: HomeVisitProblem
}

/** Plans how a store comes to an address. */
export function planHomeVisit(
  rules: HandoverRules,
  address: Pick<AtAddress, 'latitude' | 'longitude'>,
): HomeVisitPlan {
  const distance = metresTo(rules, address)
  const isOutside = distance > rules.radius
  const problem = rules.comes ? (isOutside ? 'outside' : undefined) : 'not_offered'
  return { fee: feeFor(rules, distance), distance, ...(problem && { problem }) }
}
