import { useSearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { canBeSomewhere } from '#contract/rental/stay.ts'
import { datesAddress } from '#src/core/explore/address.ts'
import { type DateRange, dateRangeOf } from '#src/core/explore/when/when.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'

/** The dates that somebody wants a listing for: those of the search, else those of the draft. */
export function useWhenInMind(
  inCart: { start_date: string; end_date: string } | undefined,
): DateRange | undefined {
  const searched = dateRangeOf(v.parse(datesAddress, useSearch({ strict: false })))
  const when = searched ?? (inCart && { from: inCart.start_date, until: inCart.end_date })
  if (!when) return undefined
  const stay = { start: when.from, end: when.until }
  return canBeSomewhere(stay, serverNow() ?? Date.now()) ? when : undefined
}
