import * as v from 'valibot'
import type { VerticalId } from '../verticals.ts'
import { orderLines } from './limits.ts'
import { stayItem } from './stay.ts'
import { ticketItem } from './ticket-item.ts'
import { visitItem } from './visit.ts'

/** The order items of each vertical that is sold. All items of an order are of one listing. */
export const orderItems = {
  events: orderLines(ticketItem),
  rentals: orderLines(stayItem),
  services: v.tuple([visitItem]),
} satisfies Partial<Record<VerticalId, v.GenericSchema>>
/** The order items of one vertical. */
export type OrderItemsOf<Vertical extends keyof typeof orderItems> = v.InferOutput<
  (typeof orderItems)[Vertical]
>

/** Order items of any vertical. */
export const itemsSchema = v.union(Object.values(orderItems))
/** Order items of any vertical. */
export type OrderItems = v.InferOutput<typeof itemsSchema>
