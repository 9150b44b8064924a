import type { ExploreAddress } from './address.ts'
import { categoriesOf, filtersOf } from './address-parts.ts'
import type { ChosenFilters, Explored } from './explored.ts'
import type { TimeChoice } from './when/when.ts'

/** What is looked for, wherever it is. */
export interface ExploreQuery {
  q: string
  categories: readonly string[]
  filters: ChosenFilters
  /** When it is wanted; undefined: whenever. */
  when: TimeChoice | undefined
}

/** What an address asks for. A time at which nothing of the kind can be had is as if it were not there. */
export function exploreQueryOf({ timeFilter, filtering }: Explored, address: ExploreAddress): ExploreQuery {
  return {
    q: address.q?.trim() ?? '',
    categories: categoriesOf(address),
    filters: filtersOf(filtering, address),
    when: timeFilter?.read(address),
  }
}
