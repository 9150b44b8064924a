import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { Sold } from './sold.ts'

/**
 * The current draft; where a listing is named, only a draft of that one. undefined: the device has not read it yet;
 * null: there is none.
 */
export function useDraft<Chosen>(of: Sold<Chosen>, slug?: string): Draft<Chosen> | null | undefined {
  const draft = useObserved(of.drafts.current)
  return draft && slug !== undefined && draft.listing.slug !== slug ? null : draft
}
