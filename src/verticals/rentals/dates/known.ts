import type { ReplyOf } from '#contract/call.ts'
import type { getRentalCalendar } from '#contract/calls/rental-bookings.ts'
import { clockMs, clockText } from '#contract/rental/stay.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import type { Known } from './free-times.ts'
import { clockIn } from './zone-clock.ts'

const MINUTE_MS = 60_000

/** What a calendar says, by the clock there. What the person holds themselves is not in their way. */
export function knownFrom(
  { timezone: zone, earliest, taken }: ReplyOf<typeof getRentalCalendar>,
  own: Draft | null | undefined,
): Known {
  const now = serverNow() ?? Date.now()
  const spans = taken
    .filter((it) => !isOwn(it, own, now))
    .map(({ start, end }) => ({
      from: clockMs(clockIn(zone, Date.parse(start))),
      until: clockMs(clockIn(zone, Date.parse(end))),
    }))
  // One that was kept on the device may be older than now; a device's own clock may be wrong.
  const since = clockText(clockMs(earliest.start_date) - MINUTE_MS)
  const here = clockIn(zone, now)
  const [latest = here] = [here, since].sort().reverse()
  return { zone, now: latest, taken: spans }
}

function isOwn(
  { start, end }: { start: string; end: string },
  own: Draft | null | undefined,
  now: number,
): boolean {
  if (!own?.hold || Date.parse(own.hold.expires_at) <= now) return false
  const same = (a: string, b: string) => Date.parse(a) === Date.parse(b)
  return same(start, own.listing.start) && same(end, own.listing.end)
}
