import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema, locationSchema, pointSchema } from '../entities/card.ts'
import { categorySchema } from '../entities/category.ts'
import { shortText } from '../entities/limits.ts'
import { verticalSchema } from '../verticals.ts'

/** One row of cards; its title is the text `strip.CODE`. */
const stripSchema = v.object({
  code: shortText,
  vertical: shortText,
  kind: shortText,
  items: v.array(cardSchema),
})

/**
 * The home screen in one round trip: what there is around a point, or, with none given, around the
 * marketplace's own place. Far from everything there are no strips, and `place` says where there are some.
 * Given a vertical, it is that vertical's home: its own strips, and the categories it is sorted into.
 */
export const getHome = call('get-home', {
  request: {
    location: v.optional(v.object({ text: v.optional(shortText), ...pointSchema.entries })),
    vertical: v.optional(verticalSchema),
  },
  reply: {
    place: v.nullable(locationSchema),
    strips: v.array(stripSchema),
    categories: v.array(categorySchema),
  },
  auth: 'optional',
})
