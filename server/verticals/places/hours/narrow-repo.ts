import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Filters } from '#contract/explore/filters.ts'
import { DAY_MINUTES } from '#contract/place/schedule.ts'
import type { Condition } from '#server/modules/listings/explore/criteria-repo.ts'
import type { Narrowing, SearchMoment } from '#server/modules/listings/listed-vertical.ts'

/**
 * The conditions for the filters of places: those that are open and, beside them, those of which nobody
 * knows.
 */
export function narrowPlaces({ open }: Pick<Filters, 'open'>, { now }: Pick<SearchMoment, 'now'>): Narrowing {
  if (open === 'any') return { is: [] }
  const clock =
    open === 'now' ? sql`${now}::timestamptz at time zone listing.time_zone` : sql`${open}::timestamp`
  return {
    is: [sql`exists (${placeAt(clock)} and ${isOpen})`],
    unknown: [sql`not exists (${placeAt(clock)} and (not ${isThere(TODAY)} or ${isOpen} or ${isKnown}))`],
  }
}

/**
 * Today and the day before, since spans belong to the day on which they begin. A bar that is open on Fridays from
 * 18:00 to 02:00 has for Friday the span [1080, 1560) in minutes. On Saturday at 01:00 the clock shows minute 60:
 * Saturday's own spans do not hold it, but yesterday's hold minute 60 + 1440 = 1500, so it is open.
 */
const [TODAY, YESTERDAY] = [0, 1]

/**
 * Joins a listing's place with the clock there. The hours are read in plain SQL, in the way of
 * `contract/place/hours.ts`: a function of the database would take five times as long for each row.
 */
const placeAt = (clock: RawBuilder<unknown>) => sql`
  select from place cross join lateral (
    select at::date as day, extract(isodow from at)::integer as weekday,
      (extract(hour from at) * 60 + extract(minute from at))::integer as minute
    from (select ${clock} as at offset 0) as shown) as clock
  where place.listing_id = listing.id`

/**
 * Whether a place is in business on a day: one that is closed for good never is; one that is closed for now
 * is again from a day on, or nobody knows from when.
 */
const isThere = (daysBack: number): Condition => sql`(place.state = 'open'
  or place.state = 'closed_for_now' and coalesce(place.closed_until <= clock.day - ${sql.lit(daysBack)}, false))`

/** Special days are read only of places that have some; every other place goes by its usual week. */
const onDay = (daysBack: number, special: RawBuilder<SqlBool>, usual: RawBuilder<SqlBool>): Condition => sql`
  case when place.has_days then coalesce((
    select ${special} from place_day
    where place_day.listing_id = place.listing_id and place_day.day = clock.day - ${sql.lit(daysBack)}
  ), ${usual}) else ${usual} end`

const minuteOf = (daysBack: number) => sql`clock.minute + ${sql.lit(daysBack * DAY_MINUTES)}`
const usualSpans = (daysBack: number) => sql`place.spans[(clock.weekday + 6 - ${sql.lit(daysBack)}) % 7 + 1]`

/** Whether the usual hours that began on a day still run. */
const isUsually = (daysBack: number): Condition =>
  sql`coalesce(${usualSpans(daysBack)} @> ${minuteOf(daysBack)}, false)`

/** Whether hours that began on a day still run, as far as that is known. */
const holds = (daysBack: number): Condition =>
  onDay(daysBack, sql`coalesce(place_day.spans @> ${minuteOf(daysBack)}, false)`, isUsually(daysBack))

const isOpen: Condition = sql`(${isThere(TODAY)} and (${holds(TODAY)} or ${isThere(YESTERDAY)} and ${holds(YESTERDAY)}))`

/** Whether the hours of today are known, and no unknown hours of yesterday may still run. */
const isKnown: Condition = sql`(${onDay(TODAY, sql`place_day.spans is not null`, sql`place.spans is not null`)}
  and not (${isThere(YESTERDAY)} and ${isUsually(YESTERDAY)}
    and ${onDay(YESTERDAY, sql`place_day.spans is null`, sql`place.spans is null`)}))`
