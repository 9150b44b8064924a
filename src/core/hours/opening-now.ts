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

/** What a place is at a moment. */
export interface OpeningNow {
  state: OpeningState
  /** What the clock there shows, `YYYY-MM-DD HH:mm`; undefined: this device does not know the zone. */
  clock: string | undefined
  /** What it shows when that opens or closes; undefined: nobody knows, or it never does. */
  change: string | undefined
  /** It has no hours, as far as is known: it stays what it is. */
  isAlways: boolean
  /** Reckoned by the week, as the days are over that the server knew for certain. */
  isUsual: boolean
  /** The hours of the day that it is there, or of the one before where those leave it open what the place is. */
  today: DayHours | undefined
  /** For how many milliseconds all this stays as it is. */
  holdsFor: number
}

/** What a place is at an instant: as the server reckoned it, as far as that goes, and then by the clock there. */
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

/** Within the days that the server has reckoned; undefined: they are over. */
function asReckoned(given: OpeningHours, now: number): Opening | undefined {
  if (given.state === 'closed_for_good') return { state: given.state, changesAt: null }
  const spans = readOpeningSpans(given)
  return now < spans.until ? openingWithin(spans, now) : undefined
}

function changeIn(given: OpeningHours, instant: number, zone: string): string | undefined {
  const { state } = openingWithin(readOpeningSpans(given), instant)
  return state === 'unknown' ? undefined : clockIn(zone, instant)
}

/** By the week and the special days, given what the clock there shows. */
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
    // At midnight what was tomorrow is today.
    holdsFor: Math.min((changesAt ?? FOR_EVER) - clock, (DAY_MINUTES - minute) * MINUTE_MS),
  }
}
