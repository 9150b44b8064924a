import * as v from 'valibot'
import { call } from '../../call.ts'
import { id, slug } from '../../entities/limits.ts'
import { professionalSchema } from '../../entities/professional.ts'
import { offeredEntries } from '../../entities/store-service.ts'

/** A professional is known by their id or their slug. */
const one = v.union([id, slug])

/** A professional's own page; a person who asks with a token has then viewed it. */
export const getProviderInfo = call('get-provider-info', {
  request: { id: one },
  reply: { provider: professionalSchema },
  auth: 'optional',
  errors: ['NOT_FOUND'],
})

/** The services of a professional, at their own price and in their own time. */
export const getProviderServices = call('get-provider-services', {
  request: { id: one },
  reply: offeredEntries,
  errors: ['NOT_FOUND'],
})

/**
 * Makes a professional a favourite, or no longer one; `slug` is used where there is no `id`. Without the wanted state
 * it flips.
 */
export const toggleFavouriteProvider = call('toggle-favorite-provider', {
  request: { id: v.optional(one), slug: v.optional(slug), is_favorited: v.optional(v.boolean()) },
  reply: { is_favorited: v.boolean() },
  auth: 'required',
  queued: true,
  errors: ['NOT_FOUND'],
})
