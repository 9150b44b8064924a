import type { Query, QueryClient } from '@tanstack/react-query'

const ofEverybody = new Set<unknown>(['settings', 'version', 'countries'])

/** Forgets what was answered to somebody else; what is on the screen is asked for anew. */
export function forgetAnswersInMemory(queries: QueryClient): void {
  const predicate = ({ queryKey: [first] }: Query) => !ofEverybody.has(first)
  void queries.cancelQueries({ predicate })
  queries.removeQueries({ type: 'inactive', predicate })
  void queries.resetQueries({ type: 'active', predicate })
  queries.getMutationCache().clear()
}
