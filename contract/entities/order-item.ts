import * as v from 'valibot'
import { stayTimeSchema } from '../time.ts'
import { id, slug } from './limits.ts'

/** How many of one thing: whole, and never more than any order may hold. */
const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

/** So many of one type of ticket. */
const ticketItem = v.object({ ticket_id: id, quantity: quantitySchema })

/** A stay or a ride: from when to when, by the clock at the listing. */
export const stayItem = v.object({ slug, start_date: stayTimeSchema, end_date: stayTimeSchema })
/** A stay or a ride. */
export type StayItem = v.InferOutput<typeof stayItem>

const some = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(20))

/** What is to be bought; which form it has hangs on the vertical. All of it is one listing's. */
export const itemsSchema = v.union([some(ticketItem), some(stayItem)])
/** What is to be bought. */
export type OrderItems = v.InferOutput<typeof itemsSchema>

/** Tickets as an order names them. */
export const orderedTickets = some(v.object({ id, quantity: quantitySchema }))
