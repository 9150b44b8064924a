import type { Draft } from '#src/data/checkout/draft.ts'

/** Whether the draft is of another listing: one order is for one listing. */
export function isElsewhere<D extends Draft>(draft: D | null | undefined, slug: string): draft is D {
  return draft != null && draft.listing.slug !== slug
}
