import type { ReplyOf } from '#contract/call.ts'
import type { getRentalCalendar } from '#contract/calls/rentals/orders.ts'
import { clockMs, clockText } from '#contract/clock.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { clockIn } from '#src/lib/zone-clock.ts'
import type { Known } from './free-times.ts'

const MINUTE_MS = 60_000

interface Time {
  start: string
  end: string
}

/**
 * The free times of a calendar, by the clock there. The person's own booking does not block its own change.
 */
export function knownFrom(
  { timezone: zone, earliest, taken }: ReplyOf<typeof getRentalCalendar>,
  own?: Time,
): Known {
  const there = (time: string) => clockMs(clockIn(zone, Date.parse(time)))
  const spans = taken
    .filter((it) => !own || !isSame(it, own))
    .map(({ start, end }) => ({ from: there(start), until: there(end) }))
  // An answer that was stored on the device may be older than now; the device's own clock may be wrong.
  const since = clockText(clockMs(earliest.start_date) - MINUTE_MS)
  const here = clockIn(zone, serverNow() ?? Date.now())
  return { zone, now: [here, since].sort().at(-1) ?? here, taken: spans }
}

const isSame = (one: Time, other: Time): boolean =>
  Date.parse(one.start) === Date.parse(other.start) && Date.parse(one.end) === Date.parse(other.end)
