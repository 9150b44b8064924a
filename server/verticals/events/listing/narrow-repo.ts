import { type SqlBool, sql } from 'kysely'
import { clockMs } from '#contract/clock.ts'
import { type ClockSpan, daySpan } from '#contract/event/days.ts'
import type { Filters } from '#contract/explore/filters.ts'
import type { Condition } from '#server/modules/listings/explore/criteria-repo.ts'
import type { Narrowing, SearchMoment } from '#server/modules/listings/listed-vertical.ts'

const HOUR_MS = 3_600_000
/** The clocks of the world are at most so far ahead of UTC, and behind it. */
const [MOST_AHEAD_MS, MOST_BEHIND_MS] = [14 * HOUR_MS, 12 * HOUR_MS]
const PLAIN = 'YYYY-MM-DD HH:mm'.length

/** What the filters of events and the time ask for. */
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

/** At least a part of it lies within a time on the clock at the event. */
function during({ from, until }: ClockSpan): Condition[] {
  const there = (clock: string) => sql`(${clock.slice(0, PLAIN)}::timestamp at time zone listing.time_zone)`
  return [
    sql`listing.starts_at < ${there(until)}`,
    sql`listing.ends_at > ${there(from)}`,
    // The same as far as an index can tell, which knows no clocks.
    sql`listing.starts_at < ${new Date(clockMs(until) + MOST_BEHIND_MS)}`,
  ]
}

/** Whether an event is on the spot or online; one that has not said so is on the spot. */
function takingPlace(type: Filters['event_type']): Condition[] {
  const isOnline = sql<SqlBool>`exists (select from event where event.listing_id = listing.id and event.is_online)`
  if (type === 'all') return []
  return [type === 'online' ? isOnline : sql`not ${isOnline}`]
}
