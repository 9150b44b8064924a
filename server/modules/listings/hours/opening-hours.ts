import type { AreaPlace } from '#contract/entities/area-place.ts'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import { openingHoursAt } from '#contract/place/opening-hours.ts'
import { zoneOffsets } from './zone-offsets.ts'

/** The stored hours of a place. */
export interface HoursRow {
  schedule: OpeningHours['week']
  state: 'open' | 'closed_for_now' | 'closed_for_good'
  closed_until: string | null
  note: string
  hours_checked_on: string | null
}

const nothing: HoursRow = {
  schedule: null,
  state: 'open',
  closed_until: null,
  note: '',
  hours_checked_on: null,
}

interface At {
  zone: string
  now: Date
}

/** The stored hours of a place, in the form in which they are written. */
export function writtenHours(place: HoursRow | null, special: OpeningHours['special']): AreaPlace['hours'] {
  const { state, closed_until, schedule, hours_checked_on, note } = place ?? nothing
  return { state, closed_until, week: schedule, special, checked_on: hours_checked_on, note }
}

/** The opening hours of a place for its page. */
export function openingHours(
  place: HoursRow | null,
  special: OpeningHours['special'],
  { zone, now }: At,
): OpeningHours {
  const ms = now.getTime()
  return openingHoursAt(writtenHours(place, special), zoneOffsets(zone, ms), ms)
}
