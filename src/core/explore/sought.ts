import type { Filters } from '#contract/explore/filters.ts'
import { categoriesOf, type ExploreAddress, filtersOf } from './address.ts'

/** What is looked for, wherever it is. */
export interface Sought {
  q: string
  categories: readonly string[]
  filters: Filters
}

/** What an address asks for. */
export const soughtOf = (address: ExploreAddress): Sought => ({
  q: address.q?.trim() ?? '',
  categories: categoriesOf(address),
  filters: filtersOf(address),
})
