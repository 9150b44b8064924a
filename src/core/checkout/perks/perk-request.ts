import * as v from 'valibot'

/** In the address: the drawer that is to be open at once, and what is to be used of it. A login came in between. */
export const perkRequestSchema = v.object({ open: v.optional(v.string()), use: v.optional(v.string()) })
export type PerkRequest = v.InferOutput<typeof perkRequestSchema>
