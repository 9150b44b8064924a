import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { makeRouter } from './app/router.ts'
import { followSystemTheme } from './app/theme.ts'
import { reportSilence } from './data/connection/report.ts'
import { openStore } from './data/db/open-store.ts'
import { makeQueryClient } from './data/query/client.ts'
import { dropKeptAnswers } from './data/query/drop-kept.ts'
import { keepHotQueries, pageStorage } from './data/query/hot-cache.ts'
import { queryKeeper, sweepQueries } from './data/query/kept-queries.ts'

/** Whose answers are kept while nobody is logged in. */
const GUEST = 'guest'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

followSystemTheme(document.documentElement)
if (!navigator.onLine) reportSilence()
const store = openStore(() => location.reload())
const queries = makeQueryClient(queryKeeper(store, () => GUEST).persisterFn)
keepHotQueries(queries, GUEST, pageStorage())
void store.then((it) => sweepQueries(it))
const router = makeRouter({
  queries,
  dropKeptAnswers: async () => dropKeptAnswers(queries, await store, pageStorage()),
})

createRoot(root).render(
  <StrictMode>
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
