import type { Query, QueryClient } from '@tanstack/react-query'

const ofEverybody = new Set<unknown>(['settings', 'version', 'countries'])

/** Drops the answers that were given to another person; what is on the screen is read again. */
export function forgetAnswersInMemory(queries: QueryClient): void {
  const predicate = ({ queryKey: [first] }: Query) => !ofEverybody.has(first)
  void queries.cancelQueries({ predicate })
  queries.removeQueries({ type: 'inactive', predicate })
  void queries.resetQueries({ type: 'active', predicate })
  queries.getMutationCache().clear()
}
