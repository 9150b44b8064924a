import type { Query } from '@tanstack/react-query'
import { NoAnswer } from '#src/data/provider/errors.ts'

/**
 * Marks a query whose answer is stored, and which `ask` can answer where the network does not and nothing was
 * stored; undefined: it cannot. Such an answer is not stored, where it would stand in the way of the
 * network's, and is stale at once, so that the network is asked when it is back.
 */
export function persistedOr<T>(ask: () => Promise<T | undefined>) {
  const otherwise = async (query: Query, failure: unknown) => {
    if (!(failure instanceof NoAnswer) || query.state.data !== undefined) throw failure
    const answer = await ask()
    if (answer === undefined) throw failure
    setTimeout(() => query.invalidate())
    return answer
  }
  return { kept: true, otherwise } as const
}
