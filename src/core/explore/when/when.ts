import type { ExploreAddress } from '../address.ts'

/** From when to when, by the clock wherever it is. */
export interface When {
  from: string
  until: string
}

/** The dates in an address, which are there both or not at all. */
export function whenOf({ from, until }: Pick<ExploreAddress, 'from' | 'until'>): When | undefined {
  return from !== undefined && until !== undefined ? { from, until } : undefined
}

/** The address with other dates; what was selected may not be there then. */
export function withWhen(address: ExploreAddress, when: When | undefined): ExploreAddress {
  const { from, until, card, ...rest } = address
  return { ...rest, ...when }
}
