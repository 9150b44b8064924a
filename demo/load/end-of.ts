import { posters } from '../content/announcements/posters.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { TOWN_ZONE } from '../town/facts.ts'
import { dayAt, daysAfter, instantOf } from './local-time.ts'

const TAKEN_DOWN_AT = '20:00'

/** The end of an announcement; null for other listings. */
export function endOf({ vertical, title }: Pick<DemoListing, 'vertical' | 'title'>, now: Date): Date | null {
  const poster = vertical === 'announcements' ? posters[title] : undefined
  if (!poster) return null
  return instantOf(daysAfter(dayAt(now, TOWN_ZONE), poster.endsInDays), TAKEN_DOWN_AT, TOWN_ZONE)
}
