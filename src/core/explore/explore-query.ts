import type { Filters } from '#contract/explore/filters.ts'
import type { ExploreAddress } from './address.ts'
import { categoriesOf, filtersOf } from './address-parts.ts'
import type { Explored } from './explored.ts'
import { type When, whenOf } from './when/when.ts'

/** What is looked for, wherever it is. */
export interface ExploreQuery {
  q: string
  categories: readonly string[]
  filters: Filters
  /** When it is wanted, of what is had for a time; undefined: whenever. */
  when: When | undefined
}

/** What an address asks for. Dates at which nothing of the kind can be had are as if they were not there. */
export function exploreQueryOf({ dated }: Explored, address: ExploreAddress): ExploreQuery {
  const when = whenOf(address)
  return {
    q: address.q?.trim() ?? '',
    categories: categoriesOf(address),
    filters: filtersOf(address),
    when: when && dated?.canBe(when) ? when : undefined,
  }
}
