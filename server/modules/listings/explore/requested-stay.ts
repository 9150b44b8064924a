import { clockText } from '#contract/clock.ts'
import { type Stay, stayProblem } from '#contract/rental/stay.ts'
import { Refusal } from '#server/refusal.ts'

const DAY_MS = 86_400_000
/**
 * Days that are over at one place may still be to come at another, so two more are accepted on both sides.
 */
const ZONE_MARGINS_MS = [-2 * DAY_MS, 2 * DAY_MS]

/**
 * The stay that a search requests, where both dates are given. Dates that could be chosen nowhere on earth
 * are refused.
 */
export function requestedStay(
  { start_date: start, end_date: end }: { start_date?: string | undefined; end_date?: string | undefined },
  now: Date,
): Stay | undefined {
  if (start === undefined || end === undefined) return undefined
  const stay = { start, end }
  const [problem, later] = ZONE_MARGINS_MS.map((it) => stayProblem(stay, clockText(now.getTime() + it)))
  if (problem && later) throw new Refusal('UNAVAILABLE', `rental.${problem}`, { details: { problem } })
  return stay
}
