import type { ExploreAddress } from '../address.ts'

/** When something is wanted, as an address says it. By which names, is the vertical's own. */
export type Timing = Readonly<Record<string, string>>

/** From when to when, by the clock wherever it is. */
export type When = {
  from: string
  until: string
}

/** The dates in an address, which are there both or not at all. */
export function whenOf({ from, until }: Pick<ExploreAddress, 'from' | 'until'>): When | undefined {
  return from !== undefined && until !== undefined ? { from, until } : undefined
}

/** The same as searches are asked for it. */
export function datesOf(timing: Timing): { start_date?: string; end_date?: string } {
  const when = whenOf(timing)
  return when ? { start_date: when.from, end_date: when.until } : {}
}

/** The address with another timing in place of what these names say; what was selected may not be there then. */
export function withTiming(
  address: ExploreAddress,
  names: readonly string[],
  timing: Timing | undefined,
): ExploreAddress {
  const others = Object.entries(address).filter(([name]) => name !== 'card' && !names.includes(name))
  return { ...Object.fromEntries(others), ...timing }
}
