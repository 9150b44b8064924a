import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedValue } from '#src/data/stored-value.ts'

const text = v.fallback(v.string(), '')

const draftSchema = v.object({
  country: text,
  national: text,
  name: text,
  email: text,
  referral: text,
  /** The code that is on its way: whoever looks for it in another app may come back to a new page. */
  sent: v.optional(v.object({ phone: v.string(), resendAt: v.number(), until: v.number() })),
})
/** What was typed on the way to an account; no code and no password ever. */
export type Draft = v.InferOutput<typeof draftSchema>

const kept = storedValue('login draft', draftSchema, 'sessionStorage')
const empty: Draft = { country: '', national: '', name: '', email: '', referral: '' }

export const draftHere = (): Draft => kept.get() ?? empty

export function useDraft(): Draft {
  return useSyncExternalStore(kept.subscribe, draftHere, () => empty)
}

export function noteDraft(changed: Partial<Draft>): void {
  kept.set({ ...draftHere(), ...changed })
}

export function forgetDraft(): void {
  kept.set(undefined)
}
