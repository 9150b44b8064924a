import * as v from 'valibot'
import { id, orderLines } from './limits.ts'

/** A quantity: whole, and never more than any order may hold. */
const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

/** A number of tickets of one type, as an order names them. */
export const ticketItem = v.object({ ticket_id: id, quantity: quantitySchema })

/** Tickets as an order names them. */
export const orderedTickets = orderLines(v.object({ id, quantity: quantitySchema }))
