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

/** What a calendar says, by the clock there. What the person has booked themselves is not in the way of changing it. */
export function knownFrom(
  { timezone: zone, earliest, taken }: ReplyOf<typeof getRentalCalendar>,
  own?: Time,
): Known {
  const there = (time: string) => clockMs(clockIn(zone, Date.parse(time)))
  const spans = taken
    .filter((it) => !own || !isSame(it, own))
    .map(({ start, end }) => ({ from: there(start), until: there(end) }))
  // One that was kept on the device may be older than now; a device's own clock may be wrong.
  const since = clockText(clockMs(earliest.start_date) - MINUTE_MS)
  const here = clockIn(zone, serverNow() ?? Date.now())
  return { zone, now: [here, since].sort().at(-1) ?? here, taken: spans }
}

const isSame = (one: Time, other: Time): boolean =>
  Date.parse(one.start) === Date.parse(other.start) && Date.parse(one.end) === Date.parse(other.end)
