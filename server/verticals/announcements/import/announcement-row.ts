import * as v from 'valibot'
import { slug } from '#contract/entities/limits.ts'
import { emailSchema } from '#contract/person.ts'
import { phoneSchema } from '#contract/phone.ts'
import { amount, line, listingEntries, maybe, ownerRow, time } from '#server/modules/imports/listing-row.ts'

/** How whoever announces it is reached. Logged-in people are told of it only where it is to be shown. */
const contactRow = v.strictObject({
  name: maybe(line(200)),
  email: maybe(emailSchema),
  phone: maybe(phoneSchema),
  /** The number or address of an account here: they read and answer in its messages as well. */
  account: maybe(v.union([emailSchema, phoneSchema])),
  shows_email: v.optional(v.boolean(), false),
  shows_phone: v.optional(v.boolean(), false),
})

/** An announcement as its poster's books have it; docs/import.md describes it for people. What it does not name is refused. */
export const announcementRowSchema = v.strictObject({
  ...listingEntries,
  poster: maybe(ownerRow),
  published_at: maybe(time),
  valid_until: maybe(time),
  is_bookable: v.optional(v.boolean()),
  links_to: maybe(slug),
  price: maybe(amount),
  contact: v.optional(contactRow, {}),
})
/** An announcement as its poster's books have it. */
export type AnnouncementRow = v.InferOutput<typeof announcementRowSchema>
