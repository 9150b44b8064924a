import type { DemoTiming, DemoWeekday } from './demo-listing.ts'

/** Monday first. */
export const weekdays: readonly DemoWeekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** How many days from now an event takes place, by today's weekday. */
export function daysUntil({ daysFromNow, weekday }: DemoTiming, today: DemoWeekday): number {
  if (!weekday) return daysFromNow
  const earliest = weekdays.indexOf(today) + daysFromNow
  return daysFromNow + ((weekdays.indexOf(weekday) - (earliest % 7) + 7) % 7)
}
