import type { VerticalId } from '#contract/verticals.ts'
import type { Sellable } from '#server/modules/orders/sellable.ts'
import { Refusal } from '#server/refusal.ts'
import { eventSales } from '#server/verticals/events/orders/sellable.ts'
import { rentalSales } from '#server/verticals/rentals/orders/sellable.ts'

/** The verticals that are sold. */
const sold: Partial<Record<VerticalId, Sellable>> = { events: eventSales, rentals: rentalSales }

/** How a vertical is sold. One that is not has nothing to hold, to bill or to order. */
export function sellableOf(vertical: string): Sellable {
  const found = Object.entries(sold).find(([id]) => id === vertical)?.[1]
  if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
  return found
}
