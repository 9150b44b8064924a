import { clockMs } from '#contract/clock.ts'
import type { Speech } from '#src/core/language/language.tsx'
import { hourAt, momentAt } from '#src/lib/dates.ts'
import { clockIn } from '#src/lib/zone-clock.ts'
import type { Coming } from './coming.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DAY = 'YYYY-MM-DD'.length
const EVENING = '18:00'

type When = Pick<Coming, 'start' | 'end' | 'timezone'>

/**
 * The words for when a booking begins and in how long, by the clock there: 'Tonight, 8:00 pm · in 3 h'; once it has
 * begun, for when it ends.
 */
export function whenWords({ start, end, timezone }: When, now: number, locale: string, t: Speech['t']) {
  const minutes = Math.ceil((Date.parse(start) - now) / MINUTE_MS)
  const days = daysUntil(start, timezone, now)
  if (minutes <= 0) {
    const isToday = daysUntil(end, timezone, now) === 0
    return t('coming.until', { when: (isToday ? hourAt : momentAt)(end, timezone, locale) })
  }
  const time = hourAt(start, timezone, locale)
  const when =
    days > 1
      ? momentAt(start, timezone, locale)
      : t(days === 1 ? 'coming.tomorrow' : isEvening(start, timezone) ? 'coming.tonight' : 'coming.today', {
          time,
        })
  const hours = Math.round(minutes / 60)
  if (hours >= 24) return t('coming.inDays', { when, n: days })
  return minutes < 60 ? t('coming.inMinutes', { when, n: minutes }) : t('coming.inHours', { when, n: hours })
}

/** The number of midnights until an instant, by the clock there. */
function daysUntil(instant: string, zone: string, now: number): number {
  const midnight = (ms: number) => clockMs(`${clockIn(zone, ms).slice(0, DAY)} 00:00`)
  return (midnight(Date.parse(instant)) - midnight(now)) / DAY_MS
}

const isEvening = (instant: string, zone: string) =>
  clockIn(zone, Date.parse(instant)).slice(DAY + 1) >= EVENING
