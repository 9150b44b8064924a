import * as v from 'valibot'
import { placeStates } from '../place/hours.ts'
import { instantSchema } from '../time.ts'
import { cardSchema } from './card.ts'
import { knownWord } from './limits.ts'
import { openingHoursSchema } from './opening-hours.ts'
import { placeSchema } from './place.ts'

const { week, special, closed_until, checked_on, note } = openingHoursSchema.entries

/**
 * A place as a device saves it: its page without pictures, reviews and events, what its card says beside, and its hours
 * as they were written down, from which the device reckons when it is open.
 */
export const areaPlaceSchema = v.object({
  ...v.pick(placeSchema, [
    ...(['id', 'slug', 'name', 'cover_image', 'cover_color', 'content', 'address', 'land_mark'] as const),
    ...(['google_map_url', 'timezone', 'amenities', 'average_price_range', 'contacts', 'category'] as const),
    ...(['avg_rating', 'rating_count'] as const),
  ]).entries,
  ...v.pick(cardSchema, ['price', 'pricing_type', 'currency']).entries,
  listed_at: instantSchema,
  hours: v.object({ state: knownWord(placeStates), week, special, closed_until, checked_on, note }),
})
/** A place as a device saves it. */
export type AreaPlace = v.InferOutput<typeof areaPlaceSchema>
