import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema } from '../entities/card.ts'
import { shortText } from '../entities/limits.ts'
import { pageEntries } from '../explore/request.ts'
import { verticalSchema } from '../verticals.ts'

/**
 * Lists the person's favourites, the newest first; of one vertical, or of all. A listing that is over stays among
 * them.
 */
export const getFavourites = call('get-favourites', {
  request: { vertical: v.optional(verticalSchema), ...pageEntries },
  reply: { favourites: v.array(cardSchema), next_cursor: v.optional(shortText) },
  auth: 'required',
})
