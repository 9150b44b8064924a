import * as v from 'valibot'
import { slug } from '#contract/entities/limits.ts'
import {
  amount,
  arrivalEntry,
  line,
  listingEntries,
  maybe,
  ownerRow,
  time,
} from '#server/modules/imports/listing-row.ts'

const ticketRow = v.strictObject({
  name: line(200),
  description: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
  price: amount,
  capacity: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)),
  most_per_order: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)), 10),
  sales_from: maybe(time),
  sales_until: maybe(time),
})

/**
 * The schema of an event in an import file, described for people in docs/import.md. Fields it does not name
 * are refused.
 */
export const eventRowSchema = v.strictObject({
  ...listingEntries,
  ...arrivalEntry,
  organiser: maybe(ownerRow),
  starts_at: time,
  ends_at: time,
  is_online: v.optional(v.boolean(), false),
  /** The slug of the place, of this marketplace, at which the event takes place. */
  place: maybe(slug),
  tags: v.optional(v.pipe(v.array(line(100)), v.maxLength(50)), []),
  languages: v.optional(v.pipe(v.array(line(100)), v.maxLength(50)), []),
  tickets: v.pipe(v.array(ticketRow), v.maxLength(50)),
})
/** An event as a row of an import file. */
export type EventRow = v.InferOutput<typeof eventRowSchema>
