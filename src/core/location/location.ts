import { useSyncExternalStore } from 'react'
import type * as v from 'valibot'
import { locationSchema } from '#contract/entities/card.ts'
import { storedValue } from '#src/data/stored-value.ts'

/** A location with its name for people. */
export type Location = v.InferOutput<typeof locationSchema>

const chosen = storedValue('place', locationSchema)

/** The location that was chosen on this device; undefined until one was, and on the server. */
export function useChosenLocation(): Location | undefined {
  return useSyncExternalStore(chosen.subscribe, chosen.get, () => undefined)
}

/** Makes `location` the one that everything is searched around; undefined: the marketplace's own. */
export function chooseLocation(location: Location | undefined): void {
  chosen.set(location)
}

/** The chosen location, read once without following it. */
export const chosenLocation = chosen.get
