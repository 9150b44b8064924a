import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { Sold } from './sold.ts'

/** The current draft, only of the named listing if one is; undefined: not read from the device yet; null: none. */
export function useDraft<Chosen>(of: Sold<Chosen>, slug?: string): Draft<Chosen> | null | undefined {
  const draft = useObserved(of.drafts.current)
  return draft && slug !== undefined && draft.listing.slug !== slug ? null : draft
}
