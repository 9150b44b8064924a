import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { Failed } from './failed.tsx'
import { routeTree } from './routes.gen.ts'
import { viewTransition } from './view-transition.ts'

// Scalars stay strings until a route's schema reads them: the default parser makes 100000 of a code '1e5'.
const parseSearch = parseSearchWith((text) => (/^[[{]/.test(text) ? JSON.parse(text) : text))
const stringifySearch = stringifySearchWith((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
)

/** A browser's own history unless another is given: the server paints one address. */
export function makeRouter(context: AppContext, history?: RouterHistory) {
  return createRouter({
    ...(history ? { history } : {}),
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Query keeps what is loaded; the router asks it every time.
    defaultPreloadStaleTime: 0,
    // On the server it would put a script of its own between the screens.
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
