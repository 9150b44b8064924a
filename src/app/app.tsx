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
  /** What the person would like to read, the dearest first. */
  languages: readonly string[]
}

/** The whole app, as the browser runs it and as the server paints it. */
export function App({ queries, router, styles, languages }: AppProps) {
  return (
    <StrictMode>
      <Providers queries={queries} styles={styles} languages={languages}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
}
