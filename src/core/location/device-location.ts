import type { Point } from './queries.ts'

const TIMEOUT_MS = 10_000
const FRESH_ENOUGH_MS = 60_000

/** Why the device's location is not available. */
export type LocationTrouble = 'denied' | 'timeout' | 'signal' | 'device'

export type LocationFix = { point: Point } | { trouble: LocationTrouble }

/** Asks the device for its location. The first time, the browser asks the person for permission. */
export function deviceLocation(): Promise<LocationFix> {
  const { geolocation } = navigator
  if (!geolocation) return Promise.resolve({ trouble: 'device' })
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ point: { latitude, longitude } }),
      ({ code }) => resolve({ trouble: troubles[code] ?? 'signal' }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: FRESH_ENOUGH_MS },
    )
  })
}

/** The troubles by the codes of GeolocationPositionError. */
const troubles: Readonly<Record<number, LocationTrouble>> = { 1: 'denied', 2: 'signal', 3: 'timeout' }

/** Whether the person has given permission before, so that opening a screen asks nobody. */
export async function mayLocate(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
