import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema, locationSchema, pointSchema } from '../entities/card.ts'
import { shortText } from '../entities/limits.ts'

/** One row of cards on the home screen; its title is the text `home.CODE`. */
const stripSchema = v.object({
  code: shortText,
  vertical: shortText,
  kind: shortText,
  items: v.array(cardSchema),
})

/**
 * The home screen in one round trip: what there is around a point, or, with none given, around the
 * marketplace's own place. Far from everything there are no strips, and `place` says where there are some.
 */
export const getHome = call('get-home', {
  request: { location: v.optional(v.object({ text: v.optional(shortText), ...pointSchema.entries })) },
  reply: { place: v.nullable(locationSchema), strips: v.array(stripSchema) },
  auth: 'optional',
})
