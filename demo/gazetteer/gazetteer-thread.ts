import type { Geocoder, LocatedPlace, PlaceSuggestion } from '#server/ports/geocoder.ts'
import { threadOf } from '../thread.ts'

/** A question for the gazetteer, as it is sent to the thread. */
export type Question = {
  [M in keyof Geocoder]: { method: M; given: Parameters<Geocoder[M]> }
}[keyof Geocoder]

interface Found {
  found: unknown
}

/**
 * A geocoder on a thread of its own. The town is surveyed at the first question, which takes a second, and on
 * a thread nobody else waits for that.
 *
 * @param entry The built file of `gazetteer-worker.ts`.
 */
export function gazetteerOnThread(entry: URL): Geocoder & { prepare(): void; close(): Promise<void> } {
  const thread = threadOf<Question, Found>(entry, 'gazetteer')
  // One channel carries the answers of all three methods; each has the type of its method.
  const found = async (question: Question) => (await thread.ask(question)).found
  return {
    suggest: async (...given) => (await found({ method: 'suggest', given })) as PlaceSuggestion[],
    locate: async (...given) => (await found({ method: 'locate', given })) as LocatedPlace | undefined,
    reverse: async (...given) => (await found({ method: 'reverse', given })) as { text: string } | undefined,
    prepare: () => thread.start(),
    close: () => thread.close(),
  }
}
