import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { count, shortText, slug } from './limits.ts'
import { openingSchema } from './opening-hours.ts'

/** A picture: a path of ours or an https address, and nothing that runs. */
export const pictureUrl = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^(\/(?!\/)|https:\/\/)/))

/** A point on earth. */
export const pointSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** A place with a name for people. */
export const locationSchema = v.object({ text: shortText, ...pointSchema.entries })

/** A card: the fields that every listing shows in a strip or a list, whatever it is. */
export const cardSchema = v.object({
  vertical: shortText,
  kind: shortText,
  slug,
  title: shortText,
  cover_image: pictureUrl,
  /** The colour shown until the picture is there. */
  cover_color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  category: shortText,
  price: v.nullable(wireAmountSchema),
  pricing_type: shortText,
  currency: shortText,
  avg_rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  rating_count: count,
  land_mark: shortText,
  address: shortText,
  ...pointSchema.entries,
  /** The distance from where one looks, in kilometres. */
  distance: v.pipe(v.number(), v.minValue(0)),
  start_time: v.nullable(instantSchema),
  end_time: v.nullable(instantSchema),
  timezone: shortText,
  /** Whether it takes place nowhere but on a screen. */
  is_online: v.optional(v.boolean()),
  is_sold_out: v.optional(v.boolean()),
  /** The opening, for listings that have opening hours. */
  opening: v.optional(openingSchema),
})
/** A card: what every listing shows in a strip or a list. */
export type Card = v.InferOutput<typeof cardSchema>
