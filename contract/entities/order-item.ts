import * as v from 'valibot'
import type { VerticalId } from '../verticals.ts'
import { orderLines } from './limits.ts'
import { stayItem } from './stay.ts'
import { ticketItem } from './ticket-item.ts'

/** What an order of each vertical that is sold names. All of it is one listing's. */
export const orderItems = {
  events: orderLines(ticketItem),
  rentals: orderLines(stayItem),
} satisfies Partial<Record<VerticalId, v.GenericSchema>>
/** What an order of one vertical names. */
export type OrderItemsOf<Vertical extends keyof typeof orderItems> = v.InferOutput<
  (typeof orderItems)[Vertical]
>

/** What is to be bought, of whichever vertical. */
export const itemsSchema = v.union(Object.values(orderItems))
/** What is to be bought, of whichever vertical. */
export type OrderItems = v.InferOutput<typeof itemsSchema>
