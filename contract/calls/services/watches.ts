import * as v from 'valibot'
import { call } from '../../call.ts'
import { id, slug } from '../../entities/limits.ts'
import { bookingReference } from '../../entities/placed.ts'
import { slotWatchSchema, suitingTimes } from '../../entities/slot-watch.ts'
import { wantedServices } from '../../entities/visit.ts'

/**
 * Asks to be told when a time that suits frees up. It is held then for who has waited longest, and they are told; if
 * they do not book it in time, it is the next one's. With a booking, an earlier time for it: whoever gets one changes
 * the booking with `change-service-booking`. It ends with the last day, and once they have booked there or moved.
 * UNAVAILABLE: they wait for too much already, the booking cannot be changed, or the visit cannot be had at any time;
 * then `problem` says why, as in `get-slots`.
 */
export const watchSlots = call('watch-slots', {
  request: {
    slug,
    services: wantedServices,
    ...suitingTimes,
    unique_booking_id: v.optional(bookingReference),
  },
  reply: { watch_id: id },
  auth: 'required',
  idempotent: true,
  queued: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
})

/** No longer wants to be told. What is held for them is the next one's. */
export const unwatchSlots = call('unwatch-slots', {
  request: { watch_id: id },
  reply: {},
  auth: 'required',
  idempotent: true,
  queued: true,
  errors: ['NOT_FOUND', 'KEY_REUSED', 'IN_PROGRESS'],
})

/** What the person waits for, the newest first; what is held for them before all else. */
export const getSlotWatches = call('get-slot-watches', {
  request: {},
  reply: { watches: v.array(slotWatchSchema) },
  auth: 'required',
})
