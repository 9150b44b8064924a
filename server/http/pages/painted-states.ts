import { createHash } from 'node:crypto'

/** What pages were painted from is kept a while longer than the pages: whoever has one asks for it a moment later. */
const MOST_KEPT = 400
const MOST_CHARACTERS = 24_000_000
const NAME_LENGTH = 22

export interface PaintedStates {
  keep(name: string, state: string): void
  find(name: string): string | undefined
}

/** The states by the names of their pages; those not painted again for the longest go first. */
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

/** The same for the same picture, whichever server painted it: a state by this name fits what the person sees. */
export function nameOfPicture(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, NAME_LENGTH)
}
