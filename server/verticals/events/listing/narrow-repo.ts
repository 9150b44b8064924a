import { type SqlBool, sql } from 'kysely'
import { clockMs } from '#contract/clock.ts'
import { type ClockSpan, daySpan } from '#contract/event/day-span.ts'
import type { Filters } from '#contract/explore/filters.ts'
import type { Condition } from '#server/modules/listings/explore/criteria-repo.ts'
import type { Narrowing, SearchMoment } from '#server/modules/listings/listed-vertical.ts'

const HOUR_MS = 3_600_000
/** The clocks of the world are at most this far ahead of UTC, and this far behind it. */
const [MOST_AHEAD_MS, MOST_BEHIND_MS] = [14 * HOUR_MS, 12 * HOUR_MS]
const PLAIN = 'YYYY-MM-DD HH:mm'.length

/** The conditions for the filters of events and for the time of a search. */
export function narrowEvents(
  { event_type }: Readonly<Filters>,
  { requested, localClock }: SearchMoment,
): Narrowing {
  const span = spanOf(requested, localClock)
  if (!span) return { is: takingPlace(event_type) }
  return {
    is: [...takingPlace(event_type), ...during(span)],
    notBefore: new Date(clockMs(span.from) - MOST_AHEAD_MS),
  }
}

function spanOf({ day, start_date: from, end_date: until }: SearchMoment['requested'], now: string) {
  if (from !== undefined && until !== undefined) return { from, until }
  return day && daySpan(day, now)
}

/** The conditions that an event overlaps a time on the clock at its venue. */
function during({ from, until }: ClockSpan): Condition[] {
  const there = (clock: string) => sql`(${clock.slice(0, PLAIN)}::timestamp at time zone listing.time_zone)`
  return [
    sql`listing.starts_at < ${there(until)}`,
    sql`listing.ends_at > ${there(from)}`,
    // The same bounds without time zones, and so wider, because only these can use the index.
    sql`listing.starts_at < ${new Date(clockMs(until) + MOST_BEHIND_MS)}`,
  ]
}

/** The conditions that an event is on the spot or online. One that does not say is on the spot. */
function takingPlace(type: Filters['event_type']): Condition[] {
  const isOnline = sql<SqlBool>`exists (select from event where event.listing_id = listing.id and event.is_online)`
  if (type === 'all') return []
  return [type === 'online' ? isOnline : sql`not ${isOnline}`]
}
