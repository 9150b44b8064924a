import { sql } from 'kysely'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'

/** How many days of hours a page brings along, because a page on the device is read for a while. */
const DAYS_AHEAD = 90

/**
 * Selects the days of a `store` that are unlike their weekday, in order: its own special days, and the
 * holidays of its region. It begins two days back, because the clocks there are at most a day away and hours
 * that began the day before may still run.
 */
export const specialDays = (language: string, now: Date) => sql<OpeningHours['special']>`(
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'name', name, 'hours', hours) order by day), '[]')
  from (
    select distinct on (day) * from (
      select (it ->> 'day')::date as day, it ->> 'name' as name, it -> 'hours' as hours, 0 as rank
      from jsonb_array_elements(store.special_days) as it
      union all
      select day, coalesce(names ->> ${language}, names ->> 'en'), case on_holidays
        when 'closed' then '[]'
        when 'usual' then store.schedule -> (extract(isodow from day)::integer - 1) end, case holiday.region when '' then 2 else 1 end
      from holiday where holiday.region in ('', store.region)
    ) as days
    where day >= ${now}::date - 2 and day < ${now}::date + ${sql.lit(DAYS_AHEAD)}
    order by day, rank
  ) as special)`
