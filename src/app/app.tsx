import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { PageStyles } from '#src/ui/page-styles.ts'
import { Providers } from './providers.tsx'
import type { makeRouter } from './router.ts'

export interface AppProps {
  queries: QueryClient
  router: ReturnType<typeof makeRouter>
  styles: PageStyles
  /** The languages that the person prefers, the first one most. */
  languages: readonly string[]
}

/** The whole app, as the browser runs it and as the server renders it. */
export function App({ queries, router, styles, languages }: AppProps) {
  return (
    <StrictMode>
      <Providers queries={queries} styles={styles} languages={languages}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
}
