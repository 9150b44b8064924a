import { clockMs, clockText } from '#contract/clock.ts'
import type { DateRange } from '#src/core/explore/when/when.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'

const DAY_MS = 86_400_000
/** How far the world's last clocks are behind UTC. */
const MOST_BEHIND_MS = DAY_MS / 2

/** The present time on the world's last clock: whatever is before it is over everywhere. */
export const earliestNow = () => (serverNow() ?? Date.now()) - MOST_BEHIND_MS

/** The time on the clock of the device. */
export function clockNow(): string {
  const now = serverNow() ?? Date.now()
  return clockText(now - new Date(now).getTimezoneOffset() * 60_000)
}

/** A range of whole days, including the last one. */
export interface Days {
  first: string
  last: string
}

export const dayOf = (ms: number) => clockText(ms).slice(0, 'YYYY-MM-DD'.length)

/** The date range of whole days, which ends when the day after the last begins. */
export const whenIn = ({ first, last }: Days): DateRange => ({
  from: `${first} 00:00`,
  until: `${dayOf(clockMs(`${last} 00:00`) + DAY_MS)} 00:00`,
})

export const daysIn = ({ from, until }: DateRange): Days => ({
  first: from.slice(0, 'YYYY-MM-DD'.length),
  last: dayOf(clockMs(until) - 1),
})
