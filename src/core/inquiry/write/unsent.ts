import * as v from 'valibot'
import { storedValue } from '#src/data/stored-value.ts'
import type { InquiryKind, InquirySubject } from './inquiry-subject.ts'

const unsentSchema = v.object({
  vertical: v.string(),
  slug: v.string(),
  kind: v.picklist(['question', 'request']),
  at: v.number(),
})

/** After this time a login brings no sheet back: by then people have forgotten what it was for. */
const FORGOTTEN_AFTER_MS = 60 * 60_000

const stored = storedValue('message before login', unsentSchema, 'sessionStorage')

/** Notes that a guest was about to send a message when a login came in between. */
export function noteUnsent({ vertical, listing }: InquirySubject, kind: InquiryKind): void {
  stored.set({ vertical, slug: listing.slug, kind, at: Date.now() })
}

/** Answers once which sheet to open again on this listing's page. */
export function takeUnsent({ vertical, listing }: InquirySubject): InquiryKind | undefined {
  const found = stored.get()
  if (found?.vertical !== vertical || found.slug !== listing.slug) return undefined
  stored.set(undefined)
  return Math.abs(Date.now() - found.at) < FORGOTTEN_AFTER_MS ? found.kind : undefined
}
