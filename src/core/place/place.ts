import { useSyncExternalStore } from 'react'
import type * as v from 'valibot'
import { locationSchema } from '#contract/entities/card.ts'
import { keptValue } from './kept-value.ts'

/** A place with its name for people. */
export type Place = v.InferOutput<typeof locationSchema>

const chosen = keptValue('place', locationSchema)

/** The place the person looks at; undefined until one was chosen, and wherever there is no device to remember it. */
export function useChosenPlace(): Place | undefined {
  return useSyncExternalStore(chosen.subscribe, chosen.get, () => undefined)
}

/** From here on everything is looked for around `place`; undefined: around the marketplace's own. */
export function choosePlace(place: Place | undefined): void {
  chosen.set(place)
}

/** The same, for who only wants to know it once. */
export const chosenPlace = chosen.get
