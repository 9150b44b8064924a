import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { locationSchema } from '#contract/entities/card.ts'
import { keptValue } from './kept-value.ts'
import type { Place } from './place.ts'

const MOST = 5

const recent = keptValue('recent places', v.array(locationSchema))
const none: readonly Place[] = []
const recentOrNone = () => recent.get() ?? none

/** The places chosen last on this device, the latest first. */
export function useRecentPlaces(): readonly Place[] {
  return useSyncExternalStore(recent.subscribe, recentOrNone, () => none)
}

export function rememberPlace(place: Place): void {
  recent.set(withLatest(recentOrNone(), place))
}

/** One row a name: whoever chooses a street twice means the same street. */
export function withLatest(places: readonly Place[], latest: Place): Place[] {
  return [latest, ...places.filter((it) => it.text !== latest.text)].slice(0, MOST)
}
