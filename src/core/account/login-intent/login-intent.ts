import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedValue } from '#src/data/stored-value.ts'

/** The reasons for which somebody is asked to log in; each has a text of its own, `ask.REASON`. */
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
  /** The address to come back to after the login; it also holds what they were about to do there. */
  back: v.string(),
  at: v.number(),
})
/** The reason for a login, and what the guest wanted when it interrupted them. */
export type LoginIntent = v.InferOutput<typeof loginIntentSchema>

/** After this time a login leads back to nothing: by then people have forgotten what it was for. */
const FORGOTTEN_AFTER_MS = 60 * 60_000

const stored = storedValue('asked to log in', loginIntentSchema, 'sessionStorage')

/** Writes down what a guest wanted, before they are led to log in. */
export function saveLoginIntent(intent: { why: Reason; back: string }): void {
  stored.set({ ...intent, at: Date.now() })
}

/** The login intent, for the screen that tells why a login is needed. */
export function useLoginIntent(): LoginIntent | undefined {
  return useSyncExternalStore(stored.subscribe, freshIntent, () => undefined)
}

/** Takes the login intent away, so that it is acted on only once. */
export function consumeLoginIntent(): LoginIntent | undefined {
  const intent = freshIntent()
  stored.set(undefined)
  return intent
}

function freshIntent(): LoginIntent | undefined {
  const intent = stored.get()
  return intent && Math.abs(Date.now() - intent.at) < FORGOTTEN_AFTER_MS ? intent : undefined
}
