import { clockMs, clockText } from '#contract/clock.ts'
import { minutesAhead } from './dates.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A time on the clock of a place, with its offset where the clock shows it twice, and the instant. */
export interface Moment {
  time: string
  ms: number
}

/**
 * The time by which a zone is ahead of UTC. A device that lacks a new zone knows no clock changes there; the server
 * is asked before anything is booked.
 */
function aheadMs(zone: string, ms: number): number {
  try {
    return minutesAhead(zone, new Date(ms)) * MINUTE_MS
  } catch {
    return 0
  }
}

/** The time on the clock of a place at an instant. */
export const clockIn = (zone: string, ms: number): string => clockText(ms + aheadMs(zone, ms))

/** The instants at which the clock at a place shows a time: one, none where it is skipped, or two. */
export function momentsOf(clock: string, zone: string): readonly Moment[] {
  const shown = clockMs(clock)
  const aheads = new Set([-DAY_MS, DAY_MS].map((around) => aheadMs(zone, shown + around)))
  const found = [...aheads]
    .map((ahead) => ({ ahead, ms: shown - ahead }))
    .filter(({ ahead, ms }) => aheadMs(zone, ms) === ahead)
    .sort((a, b) => a.ms - b.ms)
  return found.map(({ ahead, ms }) => ({ time: found.length > 1 ? clock + offsetText(ahead) : clock, ms }))
}

/** The time on the clock of a place at an instant, with its offset where that time is shown twice. */
export function exactClockIn(zone: string, instant: string): string {
  const ms = Date.parse(instant)
  const clock = clockIn(zone, ms)
  return momentsOf(clock, zone).find((it) => it.ms === ms)?.time ?? clock
}

/** An offset as text: `+02:00`. */
function offsetText(ms: number): string {
  const minutes = Math.abs(ms) / MINUTE_MS
  const two = (n: number) => String(n).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
