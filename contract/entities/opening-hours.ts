import * as v from 'valibot'
import { instantSchema } from '../time.ts'
import { knownWord, shortText } from './limits.ts'

/**
 * The states of a place. `unknown`: nobody has said when it is open, or a holiday may change it. A place that is
 * closed for now or for good is so whatever its week says.
 */
const openingStates = ['open', 'closed', 'unknown', 'closed_for_now', 'closed_for_good'] as const

/** Whether it is open at this moment, and when that changes next; null: not within the days that are known. */
export const openingSchema = v.object({
  state: knownWord(openingStates),
  changes_at: v.nullable(instantSchema),
})

const wallTime = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/))
/** A calendar day at the place. */
const calendarDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

/**
 * A span of opening hours, by the clock at the place. It belongs to the day on which it begins: one that closes no
 * later than it opens runs past midnight, and `00:00` to `24:00` is the whole day.
 */
const openSpanSchema = v.object({ open: wallTime, close: wallTime })
/** A span of opening hours, by the clock at the place. */
export type OpenSpan = v.InferOutput<typeof openSpanSchema>

const openSpans = v.array(openSpanSchema)
const instants = v.tuple([instantSchema, instantSchema])

/**
 * The opening hours of a place: what its page says now, and what a device needs to go on saying it without a network.
 */
export const openingHoursSchema = v.object({
  ...openingSchema.entries,
  /** The spans of each day, Monday first, none on a day on which it is closed; null: nobody has said. */
  week: v.nullable(v.pipe(v.array(openSpans), v.length(7))),
  /** Days that are not like their weekday, as far as they are known; `hours` null: they may differ, nobody knows how. */
  special: v.array(v.object({ day: calendarDay, name: shortText, hours: v.nullable(openSpans) })),
  /** The open spans of the days to come, in order; as instants, since only the server knows the zone for certain. */
  spans: v.array(instants),
  /** The spans in those days in which nobody knows whether it is open. */
  unknown: v.array(instants),
  /** The instant until which these two are complete; after it the week and the special days have to do. */
  until: instantSchema,
  /** The day on which a place that is closed for now opens again; null: nobody has said. */
  closed_until: v.nullable(calendarDay),
  /** The day on which somebody last made sure of all this. */
  checked_on: v.nullable(calendarDay),
  /** A note in the place's own words. */
  note: shortText,
})
/** The opening hours of a place. */
export type OpeningHours = v.InferOutput<typeof openingHoursSchema>
