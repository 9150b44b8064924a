import * as v from 'valibot'
import { slug } from '#contract/entities/limits.ts'
import { emailSchema } from '#contract/person.ts'
import { phoneSchema } from '#contract/phone.ts'
import { amount, line, listingEntries, maybe, ownerRow, time } from '#server/modules/imports/listing-row.ts'

/** The contact of an announcement. Logged-in people see an address or number only where it is to be shown. */
const contactRow = v.strictObject({
  name: maybe(line(200)),
  email: maybe(emailSchema),
  phone: maybe(phoneSchema),
  /** The number or address of an account here, whose owner then reads and answers the inquiries as well. */
  account: maybe(v.union([emailSchema, phoneSchema])),
  shows_email: v.optional(v.boolean(), false),
  shows_phone: v.optional(v.boolean(), false),
})

/**
 * The schema of an announcement in an import file, described for people in docs/import.md. Fields it does not
 * name are refused.
 */
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
/** An announcement as a row of an import file. */
export type AnnouncementRow = v.InferOutput<typeof announcementRowSchema>
