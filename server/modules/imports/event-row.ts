import * as v from 'valibot'
import { pictureUrl, pointSchema } from '#contract/entities/card.ts'
import { slug } from '#contract/entities/limits.ts'
import { instantSchema, timeZoneSchema, wallClockSchema } from '#contract/time.ts'

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
const webAddress = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^https:\/\//, 'must be an https: address'))

/** An instant with its offset, or what the clock at the venue shows: `2026-07-01 19:30`. */
const time = v.pipe(
  v.string(),
  v.check(
    (text) => v.is(instantSchema, text) || v.is(wallClockSchema, text),
    'must be 2026-07-01 19:30 by the clock there, or an instant such as 2026-07-01T17:30:00Z',
  ),
)

const ticketRow = v.strictObject({
  name: line(200),
  description: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
  /** In the marketplace's currency. */
  price: v.pipe(v.number(), v.minValue(0)),
  capacity: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)),
  most_per_order: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)), 10),
  sales_from: maybe(time),
  sales_until: maybe(time),
})

/** An event as an organiser's books have it; docs/import.md describes it for people. What it does not name is refused. */
export const eventRowSchema = v.strictObject({
  id: line(100),
  slug: maybe(slug),
  title: line(200),
  content: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''),
  cover_image: pictureUrl,
  cover_color: v.optional(v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/)), '#8a8f98'),
  gallery: v.optional(v.pipe(v.array(pictureUrl), v.maxLength(50)), []),
  category: maybe(slug),
  organiser: maybe(
    v.strictObject({ slug, name: line(200), about: v.optional(v.pipe(v.string(), v.maxLength(2_000)), '') }),
  ),
  time_zone: timeZoneSchema,
  starts_at: time,
  ends_at: time,
  address: line(200),
  land_mark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  ...pointSchema.entries,
  is_online: v.optional(v.boolean(), false),
  tags: v.optional(v.pipe(v.array(line(100)), v.maxLength(50)), []),
  languages: v.optional(v.pipe(v.array(line(100)), v.maxLength(50)), []),
  video_links: v.optional(v.pipe(v.array(webAddress), v.maxLength(20)), []),
  google_map_url: maybe(webAddress),
  tickets: v.pipe(v.array(ticketRow), v.maxLength(50)),
  is_active: v.optional(v.boolean(), true),
})
/** An event as an organiser's books have it. */
export type EventRow = v.InferOutput<typeof eventRowSchema>
