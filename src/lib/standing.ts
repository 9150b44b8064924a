const TAKEN_OVER_MS = 1_000
const MOST_MS = 4_000

let stand: () => void
/** Comes when the page has been taken over and has nothing better to do: what is not on the screen waits for it. */
export const standing = new Promise<void>((resolve) => {
  stand = resolve
})

/** To be called when the app begins to take the page over. On a weak phone that is seconds of work, in pieces. */
export function standsSoon(): void {
  setTimeout(() => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(stand, { timeout: MOST_MS })
    else stand()
  }, TAKEN_OVER_MS)
}
