import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { keptValue } from '#src/data/kept-value.ts'

/** Why somebody is asked to log in; each has its words, `ask.REASON`. */
const reasons = [
  'bookings',
  'favourites',
  'notices',
  'profile',
  'cart',
  'wallet',
  'refer',
  'ended',
  'inactive',
] as const
export type Reason = (typeof reasons)[number]

const askedSchema = v.object({
  why: v.picklist(reasons),
  /** Where they were, and are again afterwards; what they were about to do there stands in the address. */
  back: v.string(),
  at: v.number(),
})
/** What a guest wanted when a login came in between. */
export type Asked = v.InferOutput<typeof askedSchema>

/** Who logs in an hour later has forgotten what for. */
const FORGOTTEN_AFTER_MS = 60 * 60_000

const kept = keptValue('asked to log in', askedSchema, 'sessionStorage')

/** Writes down what a guest wanted, before they are led to log in. */
export function rememberAsked(asked: { why: Reason; back: string }): void {
  kept.set({ ...asked, at: Date.now() })
}

/** What they wanted, for the screen that says so. */
export function useAsked(): Asked | undefined {
  return useSyncExternalStore(kept.subscribe, freshAsked, () => undefined)
}

/** The same, to be done now and never again. */
export function takeAsked(): Asked | undefined {
  const asked = freshAsked()
  kept.set(undefined)
  return asked
}

function freshAsked(): Asked | undefined {
  const asked = kept.get()
  return asked && Math.abs(Date.now() - asked.at) < FORGOTTEN_AFTER_MS ? asked : undefined
}
