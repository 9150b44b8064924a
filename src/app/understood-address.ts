import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { makeRouter } from './router.ts'

/**
 * Makes a function that reduces addresses to what the app reads of them: the path, and the parameters that
 * its route knows, in its order. Addresses that render alike become one, whatever else is written in them.
 */
export function makeUnderstoodAddress(queries: QueryClient): (url: string) => string {
  const context: AppContext = {
    queries,
    isPainting: true,
    dropKeptAnswers: async () => {},
    prepare: () => undefined,
    prepareList: () => undefined,
    describe: () => undefined,
  }
  const router = makeRouter(context, createMemoryHistory())
  return (url) => {
    const [path = '/'] = url.split('?', 1)
    const search = router.options.parseSearch(url.slice(path.length))
    const known = router.matchRoutes(path, search).at(-1)?._strictSearch ?? {}
    return path + router.options.stringifySearch(known)
  }
}
