import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { stayTimeSchema } from '../time.ts'
import type { VerticalId } from '../verticals.ts'
import { count, id, knownWord, shortText, slug } from './limits.ts'

/** How many of one thing: whole, and never more than any order may hold. */
const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

/** So many of one type of ticket. */
const ticketItem = v.object({ ticket_id: id, quantity: quantitySchema })

/** From when to when, by the clock at the place. */
export const stayTimes = { start_date: stayTimeSchema, end_date: stayTimeSchema }

/** A stay or a ride. */
export const stayItem = v.object({ slug, ...stayTimes })
/** A stay or a ride. */
export type StayItem = v.InferOutput<typeof stayItem>

const some = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(20))

/** What an order of each vertical that is sold names. All of it is one listing's. */
export const orderItems = {
  events: some(ticketItem),
  rentals: some(stayItem),
} satisfies Partial<Record<VerticalId, v.GenericSchema>>
/** What an order of one vertical names. */
export type OrderItemsOf<Vertical extends keyof typeof orderItems> = v.InferOutput<
  (typeof orderItems)[Vertical]
>

/** What is to be bought, of whichever vertical. */
export const itemsSchema = v.union(Object.values(orderItems))
/** What is to be bought, of whichever vertical. */
export type OrderItems = v.InferOutput<typeof itemsSchema>

/** Tickets as an order names them. */
export const orderedTickets = some(v.object({ id, quantity: quantitySchema }))

/** What a stay costs: `unit` is day, week or month, and `each` null where days cost their share of more. */
export const stayPriceSchema = v.object({
  currency: shortText,
  days: count,
  lines: v.array(
    v.object({
      unit: knownWord(['day', 'week', 'month']),
      count,
      each: v.nullable(wireAmountSchema),
      amount: wireAmountSchema,
    }),
  ),
  total: wireAmountSchema,
})
/** What a stay costs. */
export type WireStayPrice = v.InferOutput<typeof stayPriceSchema>
