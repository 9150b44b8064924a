import type { OpeningHours } from '../entities/opening-hours.ts'
import { openingAt, openingSpans } from './opening.ts'
import { readHours, type WrittenHours } from './read-hours.ts'
import type { Span } from './spans.ts'
import type { ZoneOffsets } from './zone-offsets.ts'

/**
 * Opening hours as a page says them at an instant: from what is written down of them, by the clocks of the place's
 * zone.
 */
export function openingHoursAt<W extends WrittenHours>(
  written: W,
  offsets: ZoneOffsets,
  now: number,
): W & Pick<OpeningHours, 'state' | 'changes_at' | 'spans' | 'unknown' | 'until'> {
  const hours = readHours(written)
  const { state, changesAt } = openingAt(hours, offsets, now)
  const { open, unknown, until } = openingSpans(hours, offsets, now)
  return {
    ...written,
    state,
    changes_at: changesAt === null ? null : instant(changesAt),
    spans: open.map(instants),
    unknown: unknown.map(instants),
    until: instant(until),
  }
}

const instant = (ms: number) => new Date(ms).toISOString()
const instants = (span: Span): [string, string] => [instant(span[0]), instant(span[1])]
