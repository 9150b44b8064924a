import type { Draft } from '#src/data/checkout/draft.ts'

/** Whether something of another listing is chosen: one order is for one. */
export function isElsewhere<D extends Draft>(draft: D | null | undefined, slug: string): draft is D {
  return draft != null && draft.listing.slug !== slug
}
