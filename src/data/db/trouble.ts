/** A newer build has written here; ours would not know what it breaks. */
export class NewerDatabase extends Error {}

// Safari drops the connection of a page in the background, and never mends it: only a new one helps.
const lostConnection = new Set(['DatabaseClosedError', 'UnknownError', 'InvalidStateError', 'AbortError'])

/** The connection to the database is gone. */
export function isLost(error: unknown): boolean {
  return error instanceof Error && lostConnection.has(error.name) && !isFull(error)
}

/** There is no room for what was to be written; Dexie may wrap what the browser said. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'QuotaExceededError' || ('inner' in error && isFull(error.inner))
}
