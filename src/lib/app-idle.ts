const TAKEN_OVER_MS = 1_000
const MOST_MS = 4_000

let settle: () => void
/**
 * Resolves when the page has been taken over and is idle: everything that is not on the screen waits for it.
 */
export const whenAppIdle = new Promise<void>((resolve) => {
  settle = resolve
})

/** Notes that the app begins to take the page over. On a weak phone that is seconds of work, in pieces. */
export function markAppStarted(): void {
  setTimeout(() => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: MOST_MS })
    else settle()
  }, TAKEN_OVER_MS)
}
