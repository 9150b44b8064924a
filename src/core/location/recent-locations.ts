import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { locationSchema } from '#contract/entities/card.ts'
import { storedValue } from '#src/data/stored-value.ts'
import type { Location } from './location.ts'

const MOST = 5

const recent = storedValue('recent places', v.array(locationSchema))
const none: readonly Location[] = []
const recentOrNone = () => recent.get() ?? none

/** The locations chosen last on this device, the latest first. */
export function useRecentLocations(): readonly Location[] {
  return useSyncExternalStore(recent.subscribe, recentOrNone, () => none)
}

export function rememberLocation(location: Location): void {
  recent.set(withLatest(recentOrNone(), location))
}

/**
 * Adds the latest location in front; one entry a name, since the same street chosen twice is the same street.
 */
export function withLatest(locations: readonly Location[], latest: Location): Location[] {
  return [latest, ...locations.filter((it) => it.text !== latest.text)].slice(0, MOST)
}
