import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { Failed } from './failed.tsx'
import { routeTree } from './routes.gen.ts'

// Scalars stay strings until a route's schema reads them: the default parser makes 100000 of a code '1e5'.
const parseSearch = parseSearchWith((text) => (/^[[{]/.test(text) ? JSON.parse(text) : text))
const stringifySearch = stringifySearchWith((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
)

export function makeRouter(context: AppContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Query keeps what is loaded; the router asks it every time.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: Failed,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
