import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { Sold } from './sold.ts'

/** What is chosen, where one is named of this listing: undefined until the device has said, null where nothing is. */
export function useDraft<Chosen>(of: Sold<Chosen>, slug?: string): Draft<Chosen> | null | undefined {
  const draft = useObserved(of.drafts.current)
  return draft && slug !== undefined && draft.listing.slug !== slug ? null : draft
}
