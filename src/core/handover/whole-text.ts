import type { TextKey } from '#contract/texts/en.ts'

/** The text for all that a stay costs: where its handover has a fee, the days alone would not cost that much. */
export const wholeText = (days: TextKey, fees: readonly number[]): TextKey =>
  days === 'trips.days' && fees.some((it) => it > 0) ? 'trips.daysDelivered' : days
