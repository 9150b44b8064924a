import * as v from 'valibot'
import { daySchema, instantSchema } from '../time.ts'
import { id, shortText, slug } from './limits.ts'
import { bookingReference } from './placed.ts'

/** A time that a clock shows on any day. */
const clockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** Days of the week from Monday, 1, to Sunday, 7. */
const weekdays = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  v.minLength(1),
  v.maxLength(7),
  v.check((days) => new Set(days).size === days.length),
)

/** The times that would suit somebody, by the calendar and the clock at the store: from when until when it may begin. */
export const suitingTimes = {
  from_date: daySchema,
  until_date: daySchema,
  weekdays,
  from_time: clockTime,
  until_time: clockTime,
}

/** A wish to be told when a time at a store frees up; `offer` is the one that is held for the person just now. */
export const slotWatchSchema = v.object({
  watch_id: id,
  slug,
  title: shortText,
  timezone: shortText,
  services: v.array(
    v.object({
      id,
      name: shortText,
      /** The professional that was asked for; null: anyone at the store. */
      professional: v.nullable(v.object({ id, name: shortText })),
      /** The add-ons; missing in answers that an older version stored. */
      addons: v.optional(v.array(v.object({ id, name: shortText }))),
    }),
  ),
  ...suitingTimes,
  /** The booked visit that the person wants earlier. */
  unique_booking_id: v.nullable(bookingReference),
  offer: v.nullable(v.object({ start: instantSchema, end: instantSchema, expires_at: instantSchema })),
})
/** A wish to be told when a time at a store frees up. */
export type SlotWatch = v.InferOutput<typeof slotWatchSchema>
