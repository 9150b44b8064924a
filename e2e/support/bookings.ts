import * as v from 'valibot'
import { call } from './people.ts'
import type { Product } from './product.ts'

const ticketsSchema = v.array(v.object({ id: v.number(), price: v.number() }))
const placedSchema = v.object({ unique_booking_id: v.string() })

const SLUG = 'night-market-and-brass'
let made = 0

/** Books a ticket for a person by calls; answers the reference. */
export async function booked(product: Product, token: string): Promise<string> {
  const { tickets } = await call(product, 'get-event-tickets', { slug: SLUG })
  const [ticket] = v.parse(ticketsSchema, tickets)
  if (!ticket) throw new Error('The demo town sells no ticket.')
  made++
  const { data, message } = await call(product, 'place-event-booking', {
    ...{ token, tickets: [{ id: ticket.id, quantity: 1 }], total: ticket.price, method: 'PAY_AT_VENUE' },
    idempotency_key: `booked-${process.pid}-${made}`,
  })
  const placed = v.safeParse(placedSchema, data)
  if (!placed.success) throw new Error(`Nothing was booked: ${String(message)}`)
  return placed.output.unique_booking_id
}
