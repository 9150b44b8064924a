import { clockText } from '#contract/clock.ts'
import { type Stay, stayProblem } from '#contract/rental/stay.ts'
import { Refusal } from '#server/refusal.ts'

const DAY_MS = 86_400_000
/** What is over at one place is still to come at another. */
const WHEREVER_MS = [-2 * DAY_MS, 2 * DAY_MS]

/** When something is to be had, where both dates are said. Refused where nowhere on earth they could be chosen. */
export function requestedStay(
  { start_date: start, end_date: end }: { start_date?: string | undefined; end_date?: string | undefined },
  now: Date,
): Stay | undefined {
  if (start === undefined || end === undefined) return undefined
  const stay = { start, end }
  const [problem, later] = WHEREVER_MS.map((it) => stayProblem(stay, clockText(now.getTime() + it)))
  if (problem && later) throw new Refusal('UNAVAILABLE', `rental.${problem}`, { details: { problem } })
  return stay
}
