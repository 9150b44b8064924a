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

/** An event as an organiser's books have it; docs/import.md describes it for people. What it does not name is refused. */
export const eventRowSchema = v.strictObject({
  ...listingEntries,
  ...arrivalEntry,
  organiser: maybe(ownerRow),
  starts_at: time,
  ends_at: time,
  is_online: v.optional(v.boolean(), false),
  /** The slug of a place of ours at which it takes place. */
  place: maybe(slug),
  tags: v.optional(v.pipe(v.array(line(100)), v.maxLength(50)), []),
  languages: v.optional(v.pipe(v.array(line(100)), v.maxLength(50)), []),
  tickets: v.pipe(v.array(ticketRow), v.maxLength(50)),
})
/** An event as an organiser's books have it. */
export type EventRow = v.InferOutput<typeof eventRowSchema>
