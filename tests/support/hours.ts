import { readSpans } from '#contract/place/schedule.ts'
import type { Database } from '#server/db/database.ts'
import { storedDay, storedWeek } from '#server/verticals/places/schedule/stored-hours.ts'

type Day = { open: string; close: string }[]

/** The opening hours of a place, as they are written. */
export interface WrittenHours {
  week?: Day[] | null
  /** The hours of special days; null: nobody knows. */
  days?: Readonly<Record<string, Day | null>>
  state?: 'open' | 'closed_for_now' | 'closed_for_good'
  closedUntil?: string | null
}

const spansOf = (day: Day) => readSpans(day, '').spans

/** Makes a listing a place with opening hours. */
export async function addHours(
  database: Database,
  listing_id: number,
  { week = null, days = {}, state = 'open', closedUntil = null }: WrittenHours,
): Promise<void> {
  const { open_slots, ...stored } = storedWeek(week?.map(spansOf) ?? null)
  const has_days = Object.keys(days).length > 0
  const place = { listing_id, ...stored, schedule: week && JSON.stringify(week), open_slots, has_days }
  await database.query
    .insertInto('place')
    .values({ ...place, state, closed_until: closedUntil, holiday_hours: null })
    .execute()
  for (const [day, hours] of Object.entries(days)) {
    const special = { listing_id, day, ...storedDay(hours && spansOf(hours)), name: 'special' }
    await database.query.insertInto('place_day').values(special).execute()
  }
}
