import { clockMs, clockText } from '#contract/clock.ts'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import { type DayHours, dayAndMinute, hoursOn, type OpeningState } from '#contract/place/hours.ts'
import { type Opening, openingAt, openingWithin } from '#contract/place/opening.ts'
import { readHours, readOpeningSpans } from '#contract/place/read-hours.ts'
import { DAY_MINUTES } from '#contract/place/schedule.ts'
import { OWN_CLOCK } from '#contract/place/zone-offsets.ts'
import { isTimeZone } from '#contract/time.ts'
import { clockIn } from '#src/lib/zone-clock.ts'

const MINUTE_MS = 60_000
const FOR_EVER = Number.POSITIVE_INFINITY

/** Whether a place is open at an instant. */
export interface OpeningNow {
  state: OpeningState
  /** The time at the place, `YYYY-MM-DD HH:mm`; undefined: this device does not know the zone. */
  clock: string | undefined
  /** The time at the place of the next change; undefined: unknown, or there is none. */
  change: string | undefined
  /** Whether the state never changes, as far as is known. */
  isAlways: boolean
  /** Whether this follows from the usual week only, since the days that the server knew for certain are over. */
  isUsual: boolean
  /** The hours of today at the place; those of the day before where their unknown hours decide the state. */
  today: DayHours | undefined
  /** The milliseconds for which all this stays as it is. */
  holdsFor: number
}

/** Whether a place is open at an instant: from the server's spans as far as they go, and then by its week. */
export function openingNow(given: OpeningHours, zone: string, now: number): OpeningNow {
  const reckoned = asReckoned(given, now)
  const isUsual = reckoned === undefined
  const holdsFor = (reckoned?.changesAt ?? FOR_EVER) - now
  if (!isTimeZone(zone)) {
    const state = reckoned?.state ?? 'unknown'
    return {
      state,
      isUsual,
      holdsFor,
      clock: undefined,
      change: undefined,
      isAlways: false,
      today: undefined,
    }
  }
  const clock = clockIn(zone, now)
  const onClock = byTheClock(given, clockMs(clock))
  const change = reckoned?.changesAt ? changeIn(given, reckoned.changesAt, zone) : onClock.change
  const { state } = reckoned ?? onClock
  return {
    state,
    clock,
    change: state === 'open' || state === 'closed' ? change : undefined,
    isAlways: !reckoned?.changesAt && onClock.isAlways,
    isUsual,
    today: onClock.today,
    holdsFor: Math.min(holdsFor, onClock.holdsFor),
  }
}

/** The opening from the server's spans; undefined once they are over. */
function asReckoned(given: OpeningHours, now: number): Opening | undefined {
  if (given.state === 'closed_for_good') return { state: given.state, changesAt: null }
  const spans = readOpeningSpans(given)
  return now < spans.until ? openingWithin(spans, now) : undefined
}

function changeIn(given: OpeningHours, instant: number, zone: string): string | undefined {
  const { state } = openingWithin(readOpeningSpans(given), instant)
  return state === 'unknown' ? undefined : clockIn(zone, instant)
}

/** The opening from the week and the special days, by the clock there. */
function byTheClock(given: OpeningHours, clock: number) {
  const hours = readHours(given)
  const { state, changesAt } = openingAt(hours, OWN_CLOCK, clock)
  const isSure = changesAt !== null && openingAt(hours, OWN_CLOCK, changesAt).state !== 'unknown'
  const [day, minute] = dayAndMinute(clock)
  const today = hoursOn(hours, day)
  return {
    state,
    isAlways: changesAt === null,
    change: isSure ? clockText(changesAt) : undefined,
    today: state === 'unknown' && today.isKnown ? hoursOn(hours, day - 1) : today,
    // At midnight the days change their names: tomorrow becomes today.
    holdsFor: Math.min((changesAt ?? FOR_EVER) - clock, (DAY_MINUTES - minute) * MINUTE_MS),
  }
}
