import * as v from 'valibot'
import { type CallWith, call } from '../../call.ts'
import { shortText } from '../../entities/limits.ts'
import { bookingReference } from '../../entities/placed.ts'
import { type BookingPage, bookingPage } from '../bookings.ts'

interface Reference {
  unique_booking_id: string
}

/** The calls that `bookingCalls` makes; `Entity` is how a booking is shown. */
export interface BookingCalls<Entity> {
  list: CallWith<{ cursor?: string | undefined }, BookingPage<Entity>>
  one: CallWith<Reference, { data: Entity }>
  cancel: CallWith<Reference & { refund_percent?: number | undefined }, object>
}

/** The calls that bookings of every vertical have, named after one of its listings: `event`, `rental`. */
export function bookingCalls<const Noun extends string, const Entity extends v.GenericSchema>(
  noun: Noun,
  entity: Entity,
) {
  return {
    /** The person's bookings of this vertical, each whole: the next one first, and past ones after those to come. */
    list: call(`get-${noun}-bookings`, {
      request: bookingPage,
      reply: { data: v.array(entity), next_cursor: v.optional(shortText) },
      auth: 'required',
    }),
    /** One booking of this vertical. */
    one: call(`get-${noun}-booking`, {
      request: { unique_booking_id: bookingReference },
      reply: { data: entity },
      auth: 'required',
      errors: ['NOT_FOUND'],
    }),
    /** Cancels a booking; its `refunds` say what goes back. UNAVAILABLE: it is too late for that. */
    cancel: call(`cancel-${noun}-booking`, {
      request: {
        unique_booking_id: bookingReference,
        /** The percentage that the person saw would go back; if it is less by now, nothing is cancelled. */
        refund_percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
      },
      reply: {},
      auth: 'required',
      idempotent: true,
      keyOptional: true,
      queued: true,
      errors: ['NOT_FOUND', 'ALREADY_CANCELLED', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
    }),
  }
}
