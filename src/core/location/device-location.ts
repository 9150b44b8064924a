import type { Point } from './queries.ts'

const TIMEOUT_MS = 10_000
const FRESH_ENOUGH_MS = 60_000

/** Why the device does not say where it is. */
export type LocationTrouble = 'denied' | 'timeout' | 'signal' | 'device'

export type LocationFix = { point: Point } | { trouble: LocationTrouble }

/** Where the device is. The first time the browser asks the person for leave. */
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

/** The codes of GeolocationPositionError. */
const troubles: Readonly<Record<number, LocationTrouble>> = { 1: 'denied', 2: 'signal', 3: 'timeout' }

/** Whether the person said yes before, so that nobody is asked anything by opening a screen. */
export async function mayLocate(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
