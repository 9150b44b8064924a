import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { daySchema, recipientSchema } from '#contract/entities/gift.ts'
import { storedValue } from '#src/data/stored-value.ts'
import { wareKinds } from './wares.ts'

const chosenSchema = v.object({
  /** A new id for each choice. */
  id: v.string(),
  kind: v.picklist(wareKinds),
  /** Only for what is sold by campaigns. */
  campaign: v.optional(v.number()),
  title: v.string(),
  price: v.number(),
  /** The contents of the purchase, a line each. */
  about: v.array(v.string()),
  /** The recipient of a gift; without one the buyer keeps it. */
  recipient: v.optional(recipientSchema),
  deliver_on: v.optional(daySchema),
})
/** The purchase that somebody is about to make. */
export type ChosenPurchase = v.InferOutput<typeof chosenSchema>

const stored = storedValue('chosen purchase', chosenSchema, 'sessionStorage')

/** Stores the chosen purchase for the checkout. */
export function choosePurchase(chosen: Omit<ChosenPurchase, 'id'>): void {
  stored.set({ ...chosen, id: crypto.randomUUID() })
}

/** Forgets the chosen purchase once it was made. */
export function clearChosenPurchase(): void {
  stored.set(undefined)
}

/** The chosen purchase of this tab, if it is of the kind. */
export function useChosenPurchase(kind: ChosenPurchase['kind'] | undefined): ChosenPurchase | undefined {
  const chosen = useSyncExternalStore(stored.subscribe, stored.get, () => undefined)
  return chosen?.kind === kind ? chosen : undefined
}
