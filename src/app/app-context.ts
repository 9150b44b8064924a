import type { QueryClient } from '@tanstack/react-query'

/** What the page made at its start, and every route may use. */
export interface AppContext {
  queries: QueryClient
  dropKeptAnswers: () => Promise<void>
}
