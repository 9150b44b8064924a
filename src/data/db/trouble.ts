/** The failure where a newer build has written to the database, and this one could damage it. */
export class NewerDatabase extends Error {}

// Safari drops the database connection of a page in the background, and never restores it: only a new one
// helps.
const lostConnection = new Set(['DatabaseClosedError', 'UnknownError', 'InvalidStateError', 'AbortError'])

/** Whether the connection to the database is gone. */
export function isLost(error: unknown): boolean {
  return error instanceof Error && lostConnection.has(error.name) && !isFull(error)
}

/** Whether the device is full; Dexie may wrap the browser's error. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'QuotaExceededError' || ('inner' in error && isFull(error.inner))
}
