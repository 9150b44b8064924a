import * as v from 'valibot'
import { pictureUrl, pointSchema } from '#contract/entities/card.ts'
import { slug } from '#contract/entities/limits.ts'
import { instantSchema, timeZoneSchema, wallClockSchema } from '#contract/time.ts'

/** A line of text that is not empty. */
export const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
/** A field that may be left out, or be null. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
/** An amount in the currency of the marketplace. */
export const amount = v.pipe(v.number(), v.minValue(0))

/** A time: an instant with its offset, or a time by the clock at the listing, `2026-07-01 19:30`. */
export const time = v.pipe(
  v.string(),
  v.check(
    (text) => v.is(instantSchema, text) || v.is(wallClockSchema, text),
    'must be 2026-07-01 19:30 by the clock there, or an instant such as 2026-07-01T17:30:00Z',
  ),
)

const webAddress = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^https:\/\//, 'must be an https: address'))

/** The owner of a listing. */
export const ownerRow = v.strictObject({
  slug,
  name: line(200),
  about: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
})

/** The fields that every listing has in an import file. */
export const listingEntries = {
  id: line(100),
  slug: maybe(slug),
  title: line(200),
  content: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''),
  cover_image: pictureUrl,
  cover_color: v.optional(v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/)), '#8a8f98'),
  gallery: v.optional(v.pipe(v.array(pictureUrl), v.maxLength(50)), []),
  category: maybe(slug),
  time_zone: timeZoneSchema,
  address: line(200),
  land_mark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  ...pointSchema.entries,
  video_links: v.optional(v.pipe(v.array(webAddress), v.maxLength(20)), []),
  google_map_url: maybe(webAddress),
  is_active: v.optional(v.boolean(), true),
}

/** The arrival instructions of a listing, for people who have booked it. */
export const arrivalEntry = {
  arrival: maybe(
    v.strictObject({
      text: line(2_000),
      hours_before: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8_760)), 24),
    }),
  ),
}

const listingRow = v.strictObject(listingEntries)
/** The fields that every listing has in an import file. */
export type ListingRow = v.InferOutput<typeof listingRow>
export type OwnerRow = v.InferOutput<typeof ownerRow>
