import { kilometresBetween } from '../distance.ts'
import { type Minor, minor, times } from '../money.ts'
import type { HandoverRules } from './rules.ts'

const METRES = 1000

interface Point {
  latitude: number
  longitude: number
}

/** How many metres an address is away from the listing. */
export const metresTo = ({ at }: Pick<HandoverRules, 'at'>, place: Point): number =>
  Math.round(kilometresBetween(at, place) * METRES)

/** The base fee, and that of each kilometre that is begun beyond the free distance. */
export function feeFor(
  { baseFee, kmFee, freeDistance }: Pick<HandoverRules, 'baseFee' | 'kmFee' | 'freeDistance'>,
  distance: number,
): Minor {
  const kilometres = Math.ceil(Math.max(0, distance - freeDistance) / METRES)
  return minor(baseFee + times(kmFee, kilometres))
}
