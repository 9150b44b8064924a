import type { Filters } from '#contract/explore/filters.ts'

/** In which order what was found is told. Cursors count along this list: what is new goes to its end. */
export const orders = ['nearest', 'dearest', 'cheapest', 'best', 'newest'] as const
export type Order = (typeof orders)[number]

const sorted = {
  'distance-near': 'nearest',
  'price-high': 'dearest',
  'price-low': 'cheapest',
  'top-rated': 'best',
} as const satisfies Record<Filters['sortBy'], Order>

/** Who looks for what is new, and asks for no order, has the newest first. */
export function orderOf({ sortBy }: Filters, isNew: boolean): Order {
  const order = sorted[sortBy]
  return isNew && order === 'nearest' ? 'newest' : order
}
