import * as v from 'valibot'
import { storedValue } from '#src/data/stored-value.ts'
import type { AskedKind, AskedListing } from './asked-listing.ts'

const unsentSchema = v.object({
  vertical: v.string(),
  slug: v.string(),
  kind: v.picklist(['question', 'request']),
  at: v.number(),
})

/** Who logs in an hour later has forgotten what for. */
const FORGOTTEN_AFTER_MS = 60 * 60_000

const stored = storedValue('message before login', unsentSchema, 'sessionStorage')

/** Notes that a guest was about to send a message when a login came in between. */
export function noteUnsent({ vertical, listing }: AskedListing, kind: AskedKind): void {
  stored.set({ vertical, slug: listing.slug, kind, at: Date.now() })
}

/** Which sheet is to be open again on this listing's page, once. */
export function takeUnsent({ vertical, listing }: AskedListing): AskedKind | undefined {
  const found = stored.get()
  if (found?.vertical !== vertical || found.slug !== listing.slug) return undefined
  stored.set(undefined)
  return Math.abs(Date.now() - found.at) < FORGOTTEN_AFTER_MS ? found.kind : undefined
}
