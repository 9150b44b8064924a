const LOOK_EVERY_MS = 1_000

type Source = () => boolean

const sources = new Set<Source>()

/**
 * Makes the page's own reloads wait for as long as `source` says so: something is being entered, sent or
 * paid. Answers how to take that back.
 */
export function inProgressWhile(source: Source): () => void {
  sources.add(source)
  return () => void sources.delete(source)
}

/** Whether a reload now would cost the person something. */
export function isInProgress(): boolean {
  return [...sources].some((source) => source())
}

/** Resolves once nothing is in progress. It polls, since typed text may vanish without an event. */
export async function untilNothingIsInProgress(): Promise<void> {
  while (isInProgress()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
}
