import * as v from 'valibot'
import { emailSchema } from '#contract/person.ts'
import { wallClockSchema } from '#contract/time.ts'
import { amount, line, listingEntries, maybe, ownerRow } from '#server/modules/imports/listing-row.ts'

/** A day by the calendar at the place, from 1900 on, because an earlier year is a typing mistake. */
const day = v.pipe(
  v.string(),
  v.check((text) => v.is(wallClockSchema, `${text} 00:00`), 'must be a day such as 2027-07-01, from 1900 on'),
)
/** Spans as `{open, close}` by the clock at the place, which `contract/place/schedule.ts` reads. */
const hours = v.array(v.unknown())

const specialDayRow = v.strictObject({
  day,
  /** The hours; empty: closed; null: they may differ, and nobody knows how. */
  hours: v.nullable(hours),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
})

/**
 * A web address. One that is invalid is dropped where the row is read, and the place is imported without it.
 */
const address = v.pipe(v.string(), v.maxLength(2_000))

const contactsRow = v.strictObject({
  phone: maybe(line(40)),
  email: maybe(emailSchema),
  website: maybe(address),
  links: v.optional(v.pipe(v.array(v.strictObject({ name: line(100), url: address })), v.maxLength(20)), []),
})

/**
 * The schema of a place in an import file, described for people in docs/import.md. Fields it does not name
 * are refused.
 */
export const placeRowSchema = v.strictObject({
  ...listingEntries,
  business: maybe(ownerRow),
  /** Spans by the name of the day, or JSON of that. */
  schedule: maybe(v.union([v.string(), v.record(v.string(), v.unknown())])),
  special_days: v.optional(v.pipe(v.array(specialDayRow), v.maxLength(400)), []),
  region: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  holiday_hours: maybe(v.union([v.literal('usual'), hours])),
  state: v.optional(v.picklist(['open', 'closed_for_now', 'closed_for_good']), 'open'),
  closed_until: maybe(day),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  hours_checked_on: maybe(day),
  amenities: v.optional(v.pipe(v.array(line(100)), v.maxLength(100)), []),
  average_price_range: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  /** The amount that a person spends there, by which places are sorted; 0: nothing. */
  price: maybe(amount),
  contacts: v.optional(contactsRow, {}),
})
/** A place as a row of an import file. */
export type PlaceRow = v.InferOutput<typeof placeRowSchema>
