import type { OpeningHours } from '#contract/entities/opening-hours.ts'

/** What decides when a place is open. */
export interface HoursRow {
  schedule: OpeningHours['week']
  state: 'open' | 'closed_for_now' | 'closed_for_good'
  closed_until: string | null
  note: string
  hours_checked_on: string | null
}

/** When a place is open, as its page says it. Whether it is at this moment is not reckoned yet, and so not known. */
export function openingHours(row: HoursRow | undefined): OpeningHours {
  const state = row?.state ?? 'open'
  return {
    state: state === 'open' ? 'unknown' : state,
    changes_at: null,
    week: row?.schedule ?? null,
    special: [],
    spans: [],
    closed_until: row?.closed_until ?? null,
    checked_on: row?.hours_checked_on ?? null,
    note: row?.note ?? '',
  }
}
