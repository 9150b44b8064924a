import type { ExploreAddress } from './address.ts'
import { categoriesOf, filtersOf } from './address-parts.ts'
import type { ChosenFilters, Explored } from './explored.ts'
import type { TimeChoice } from './when/when.ts'

/** A search without its location. */
export interface ExploreQuery {
  q: string
  categories: readonly string[]
  filters: ChosenFilters
  /** The chosen time; undefined: any. */
  when: TimeChoice | undefined
}

/** Reads an explore query from an address. A time that no longer exists for the vertical is ignored. */
export function exploreQueryOf({ timeFilter, filtering }: Explored, address: ExploreAddress): ExploreQuery {
  return {
    q: address.q?.trim() ?? '',
    categories: categoriesOf(address),
    filters: filtersOf(filtering, address),
    when: timeFilter?.read(address),
  }
}
