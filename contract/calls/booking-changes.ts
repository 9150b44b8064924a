import { call } from '../call.ts'
import { bookingReference } from '../entities/booking.ts'

/**
 * Gives up a change of a booking that waits until it is paid online; the booking stays as it is. Where none waits
 * nothing happens.
 */
export const giveUpChange = call('give-up-change', {
  request: { unique_booking_id: bookingReference },
  reply: {},
  auth: 'required',
  errors: ['NOT_FOUND'],
})
