import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import { openingAt, openingSpans } from '#contract/place/opening.ts'
import { readHours } from '#contract/place/read-hours.ts'
import type { Span } from '#contract/place/spans.ts'
import { zoneOffsets } from './zone-offsets.ts'

/** What decides when a place is open. */
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

/** When a place is open, as its page says it. */
export function openingHours(
  place: HoursRow | null,
  special: OpeningHours['special'],
  { zone, now }: At,
): OpeningHours {
  const row = place ?? nothing
  const written = {
    state: row.state,
    closed_until: row.closed_until,
    week: row.schedule,
    special,
  }
  const hours = readHours(written)
  const offsets = zoneOffsets(zone, now.getTime())
  const { state, changesAt } = openingAt(hours, offsets, now.getTime())
  const { open, unknown, until } = openingSpans(hours, offsets, now.getTime())
  return {
    ...written,
    state,
    changes_at: changesAt === null ? null : instant(changesAt),
    spans: open.map(instants),
    unknown: unknown.map(instants),
    until: instant(until),
    checked_on: row.hours_checked_on,
    note: row.note,
  }
}

const instant = (ms: number) => new Date(ms).toISOString()
const instants = (span: Span): [string, string] => [instant(span[0]), instant(span[1])]
