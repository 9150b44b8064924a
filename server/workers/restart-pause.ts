const LONGEST_PAUSE_MS = 30_000
const SHORTEST_PAUSE_MS = 250

/** A worker that has lived for so long did not die of its start. */
export const STEADY_AFTER_MS = 60_000

/** How long to wait before a worker is started that was started so often in a row and did not live long. */
export function pauseBeforeStart(starts: number): number {
  return starts === 0 ? 0 : Math.min(SHORTEST_PAUSE_MS * 2 ** (starts - 1), LONGEST_PAUSE_MS)
}
