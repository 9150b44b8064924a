import type { BaseFilters, Sorting } from '#contract/explore/base-filters.ts'

/** In which order what was found is told. Cursors count along this list: what is new goes to its end. */
export const orders = ['nearest', 'dearest', 'cheapest', 'best', 'newest', 'soonest', 'popular'] as const
export type Order = (typeof orders)[number]

const sorted = {
  'distance-near': 'nearest',
  'price-high': 'dearest',
  'price-low': 'cheapest',
  'top-rated': 'best',
  soonest: 'soonest',
  newest: 'newest',
  popular: 'popular',
} as const satisfies Record<Sorting, Order>

/** Who looks for what is new, and asks for no order, has the newest first. */
export function orderOf({ sortBy }: BaseFilters, isNew: boolean): Order {
  const order = sorted[sortBy]
  return isNew && order === 'nearest' ? 'newest' : order
}
