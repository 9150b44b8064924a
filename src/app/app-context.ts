import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { PageDescription } from '#src/core/page/page-description.ts'
import type { Prepares, View } from '#src/core/prepare.ts'

/** The objects that a page makes at its start, for every route to use. */
export interface AppContext extends Prepares {
  queries: QueryClient
  dropKeptAnswers: () => Promise<void>
  /** The server paints one page, which must be whole when it is sent; a browser shows what it has. */
  isPainting: boolean
  /** Prepares the page of one thing: the server, where it paints the page, also says what the thing is. */
  describe<T, K extends QueryKey>(
    options: (view: View) => FetchQueryOptions<T | null, Error, T | null, K>,
    tell: (thing: T, locale: string) => Promise<PageDescription>,
  ): Promise<void> | undefined
}
