import type { Geocoder, LocatedPlace, PlaceSuggestion } from '#server/ports/geocoder.ts'
import { threadOf } from '../thread.ts'

/** A question for the gazetteer, as it travels to its thread. */
export type Question = {
  [M in keyof Geocoder]: { method: M; given: Parameters<Geocoder[M]> }
}[keyof Geocoder]

interface Found {
  found: unknown
}

/**
 * The town is surveyed when it is first asked about, which takes a second: on a thread, nobody else waits for that.
 *
 * @param entry The built file of `gazetteer-worker.ts`.
 */
export function gazetteerOnThread(entry: URL): Geocoder & { prepare(): void; close(): Promise<void> } {
  const thread = threadOf<Question, Found>(entry, 'gazetteer')
  // One channel carries the answers of all three; each is what its method gives.
  const found = async (question: Question) => (await thread.ask(question)).found
  return {
    suggest: async (...given) => (await found({ method: 'suggest', given })) as PlaceSuggestion[],
    locate: async (...given) => (await found({ method: 'locate', given })) as LocatedPlace | undefined,
    reverse: async (...given) => (await found({ method: 'reverse', given })) as { text: string } | undefined,
    prepare: () => thread.start(),
    close: () => thread.close(),
  }
}
