import { useSyncExternalStore } from 'react'
import type * as v from 'valibot'
import { locationSchema } from '#contract/entities/card.ts'
import { storedValue } from '#src/data/stored-value.ts'

/** A location with its name for people. */
export type Location = v.InferOutput<typeof locationSchema>

const chosen = storedValue('place', locationSchema)

/** The location the person looks at; undefined until one was chosen, and wherever there is no device to remember it. */
export function useChosenLocation(): Location | undefined {
  return useSyncExternalStore(chosen.subscribe, chosen.get, () => undefined)
}

/** From here on everything is looked for around `location`; undefined: around the marketplace's own. */
export function chooseLocation(location: Location | undefined): void {
  chosen.set(location)
}

/** The same, for who only wants to know it once. */
export const chosenLocation = chosen.get
