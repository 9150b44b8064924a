const DAY_MS = 24 * 60 * 60 * 1000
const NOT_AGAIN_FOR_MS = 30 * DAY_MS
const ENOUGH_SCREENS_AT_FIRST = 6
const ENOUGH_SCREENS_LATER = 2

export interface InstallFacts {
  /** Whether the app is installed already, or was just now. */
  isInstalled: boolean
  /** The way in which this browser installs: by its own prompt, or by a menu that people find with a drawing. */
  way: 'prompt' | 'share-menu' | undefined
  /** The number of visits, this one included. */
  visits: number
  /** The number of screens that were looked at in this visit. */
  screens: number
  refusedAt: number | undefined
  now: number
  isInProgress: boolean
  isOnline: boolean
}

/**
 * Whether to offer installing now: to somebody who came back, or has stayed for a while, never on the first
 * screen, which is what they came for, and not for a month after a no.
 */
export function offersInstall(facts: InstallFacts): boolean {
  const { isInstalled, way, visits, screens, refusedAt, now } = facts
  if (isInstalled || way === undefined || facts.isInProgress || !facts.isOnline) return false
  // A clock that was set back counts as a recent no.
  if (refusedAt !== undefined && now - refusedAt < NOT_AGAIN_FOR_MS) return false
  return screens >= (visits > 1 ? ENOUGH_SCREENS_LATER : ENOUGH_SCREENS_AT_FIRST)
}
