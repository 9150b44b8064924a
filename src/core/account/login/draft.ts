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
  /** The code that was sent: whoever looks it up in another app may come back to a reloaded page. */
  sent: v.optional(v.object({ phone: v.string(), resendAt: v.number(), until: v.number() })),
})
/** The inputs of the login and registration forms; never a code or a password. */
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
