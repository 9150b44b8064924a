import type { BaseFilters, Sorting } from '#contract/explore/base-filters.ts'

/** The orders of found listings. Cursors have their position in this list, so a new order goes to its end. */
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

/** The order of a search. New listings come with the newest first, unless another order was asked for. */
export function orderOf({ sortBy }: BaseFilters, isNew: boolean): Order {
  const order = sorted[sortBy]
  return isNew && order === 'nearest' ? 'newest' : order
}
