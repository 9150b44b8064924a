import type { Professional } from '#contract/entities/professional.ts'
import type { Store } from '#contract/entities/store.ts'
import type { DraftListing } from '#src/data/checkout/draft.ts'

/** The times of a draft whose slot is not chosen yet. */
const noTime = { start: '', end: '' }

/** A store as the listing of a draft. */
export function draftListingOf(store: Store): DraftListing {
  const { slug, title, cover_image, cover_color, timezone, currency } = store
  return { slug, title, cover_image, cover_color, timezone, currency, ...noTime }
}

/**
 * A professional's store as the listing of a draft; its picture is theirs until the store's page has loaded.
 */
export function draftListingAt(professional: Professional, storeId: number): DraftListing | undefined {
  const { avatar_image: cover_image, cover_color, timezone, currency, stores } = professional
  const store = stores.find(({ id }) => id === storeId)
  if (!store) return undefined
  const { slug, title } = store
  return { slug, title, cover_image, cover_color, timezone, currency, ...noTime }
}
