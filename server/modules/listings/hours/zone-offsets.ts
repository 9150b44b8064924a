import { Temporal } from 'temporal-polyfill'
import type { ZoneOffsets } from '#contract/place/zone-offsets.ts'

const DAY_MS = 86_400_000
/** The time around now for which offsets are looked up. They serve for a day, and for bookings within a year. */
const [BEFORE_MS, AFTER_MS] = [3 * DAY_MS, 400 * DAY_MS]

const lookedUp = new Map<string, { at: number; offsets: ZoneOffsets }>()

/** The offsets of a zone from UTC in the days around an instant. */
export function zoneOffsets(zone: string, now: number): ZoneOffsets {
  const known = lookedUp.get(zone)
  if (known && known.at <= now && now < known.at + DAY_MS) return known.offsets
  const offsets = lookUp(zone, now)
  lookedUp.set(zone, { at: now, offsets })
  return offsets
}

function lookUp(zone: string, now: number): ZoneOffsets {
  const start = Temporal.Instant.fromEpochMilliseconds(now - BEFORE_MS).toZonedDateTimeISO(zone)
  const offsets = [{ from: Number.NEGATIVE_INFINITY, ahead: aheadMs(start) }]
  let next = start.getTimeZoneTransition('next')
  while (next && next.epochMilliseconds < now + AFTER_MS) {
    offsets.push({ from: next.epochMilliseconds, ahead: aheadMs(next) })
    next = next.getTimeZoneTransition('next')
  }
  return offsets
}

const aheadMs = (time: Temporal.ZonedDateTime) => time.offsetNanoseconds / 1e6
