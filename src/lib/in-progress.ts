const LOOK_EVERY_MS = 1_000

type Source = () => boolean

const sources = new Set<Source>()

/**
 * Has the page wait with every reload of its own for as long as `source` says so: something is being entered,
 * sent or paid. Answers how to take that back.
 */
export function inProgressWhile(source: Source): () => void {
  sources.add(source)
  return () => void sources.delete(source)
}

/** Would a reload now cost the person something? */
export function isInProgress(): boolean {
  return [...sources].some((source) => source())
}

/** Resolves once nothing is in progress. Asked again and again, since what was typed may vanish without a word. */
export async function untilNothingIsInProgress(): Promise<void> {
  while (isInProgress()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
}
