import type { ExploreAddress } from '../address.ts'

/** The time somebody has chosen, as parameters of the address. Each vertical names its own. */
export type TimeChoice = Readonly<Record<string, string>>

/** The beginning and the end of a time choice, by the listing's own clock. */
export type DateRange = {
  from: string
  until: string
}

/** The dates in an address; undefined unless both are there. */
export function dateRangeOf({ from, until }: Pick<ExploreAddress, 'from' | 'until'>): DateRange | undefined {
  return from !== undefined && until !== undefined ? { from, until } : undefined
}

/** The chosen dates as fields of a search request. */
export function requestDates(choice: TimeChoice): { start_date?: string; end_date?: string } {
  const range = dateRangeOf(choice)
  return range ? { start_date: range.from, end_date: range.until } : {}
}

/**
 * The address with another time choice in place of the parameters `names`. The selected card is dropped: it
 * may not be on then.
 */
export function withTimeChoice(
  address: ExploreAddress,
  names: readonly string[],
  choice: TimeChoice | undefined,
): ExploreAddress {
  const others = Object.entries(address).filter(([name]) => name !== 'card' && !names.includes(name))
  return { ...Object.fromEntries(others), ...choice }
}
