import { createHash } from 'node:crypto'

/** The most states: more than pages, since a browser asks for the state a moment after its page. */
const MOST_KEPT = 400
const MOST_CHARACTERS = 24_000_000
const NAME_LENGTH = 22

export interface PaintedStates {
  keep(name: string, state: string): void
  find(name: string): string | undefined
}

/** States by the names of their pages. Those that were not painted for the longest are dropped first. */
export function paintedStates(most = MOST_KEPT, mostCharacters = MOST_CHARACTERS): PaintedStates {
  const kept = new Map<string, string>()
  let characters = 0
  const drop = (name: string) => {
    characters -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }
  return {
    find: (name) => kept.get(name),
    keep(name, state) {
      drop(name)
      kept.set(name, state)
      characters += state.length
      for (const oldest of kept.keys()) {
        if (kept.size <= most && characters <= mostCharacters) break
        drop(oldest)
      }
    },
  }
}

/**
 * The name of a painted page. It is the same for the same look on every server, so that a state with this
 * name fits the page that the person sees.
 */
export function nameOfPicture(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, NAME_LENGTH)
}
