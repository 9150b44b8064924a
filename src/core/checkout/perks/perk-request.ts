import * as v from 'valibot'

/**
 * The parameters of an address after a login: the drawer that opens at once, and the perk that is applied in
 * it.
 */
export const perkRequestSchema = v.object({ open: v.optional(v.string()), use: v.optional(v.string()) })
export type PerkRequest = v.InferOutput<typeof perkRequestSchema>
