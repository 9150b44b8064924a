import { call } from '../../call.ts'
import { orderedTickets } from '../../entities/ticket-item.ts'
import { ordering, orderPlaced } from '../ordering.ts'

/**
 * Books tickets. PRICE_CHANGED has the new `bill`; UNAVAILABLE: the hold is over, sales are closed, or the wallet does
 * not cover what it was to pay.
 */
export const placeEventBooking = call('place-event-booking', {
  request: { tickets: orderedTickets, ...ordering },
  reply: orderPlaced,
  auth: 'required',
  idempotent: true,
  queued: true,
  errors: [
    'NOT_FOUND',
    'SOLD_OUT',
    'UNAVAILABLE',
    'PRICE_CHANGED',
    'PERK_REFUSED',
    'KEY_REUSED',
    'IN_PROGRESS',
  ],
})
