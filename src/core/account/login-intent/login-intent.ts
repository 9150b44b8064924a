import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedValue } from '#src/data/stored-value.ts'

/** Why somebody is asked to log in; each has its words, `ask.REASON`. */
const reasons = [
  'bookings',
  'favourites',
  'notices',
  'messages',
  'report',
  'profile',
  'cart',
  'wallet',
  'perks',
  'refer',
  'ended',
  'inactive',
] as const
export type Reason = (typeof reasons)[number]

const loginIntentSchema = v.object({
  why: v.picklist(reasons),
  /** Where they were, and are again afterwards; what they were about to do there stands in the address. */
  back: v.string(),
  at: v.number(),
})
/** What a guest wanted when a login came in between. */
export type LoginIntent = v.InferOutput<typeof loginIntentSchema>

/** Who logs in an hour later has forgotten what for. */
const FORGOTTEN_AFTER_MS = 60 * 60_000

const stored = storedValue('asked to log in', loginIntentSchema, 'sessionStorage')

/** Writes down what a guest wanted, before they are led to log in. */
export function saveLoginIntent(intent: { why: Reason; back: string }): void {
  stored.set({ ...intent, at: Date.now() })
}

/** What they wanted, for the screen that says so. */
export function useLoginIntent(): LoginIntent | undefined {
  return useSyncExternalStore(stored.subscribe, freshIntent, () => undefined)
}

/** The same, to be done now and never again. */
export function consumeLoginIntent(): LoginIntent | undefined {
  const intent = freshIntent()
  stored.set(undefined)
  return intent
}

function freshIntent(): LoginIntent | undefined {
  const intent = stored.get()
  return intent && Math.abs(Date.now() - intent.at) < FORGOTTEN_AFTER_MS ? intent : undefined
}
