import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { Failed } from './failed.tsx'
import { readSearch } from './read-search.ts'
import { routeTree } from './routes.gen.ts'
import { viewTransition } from './view-transition.ts'

const stringifySearch = stringifySearchWith((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
)

/** Makes the router. A browser uses its own history; the server gives one with the requested address. */
export function makeRouter(context: AppContext, history?: RouterHistory) {
  return createRouter({
    ...(history ? { history } : {}),
    routeTree,
    context,
    parseSearch: readSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query client caches the loaded data, so the router asks it every time.
    defaultPreloadStaleTime: 0,
    // On the server it would put a script between the screens.
    scrollRestoration: !context.isPainting,
    defaultErrorComponent: Failed,
    defaultViewTransition: viewTransition,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
