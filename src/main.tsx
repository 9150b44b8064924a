import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { makeRouter } from './app/router.ts'
import { followSystemTheme } from './app/theme.ts'
import { makeQueryClient } from './data/query/client.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

followSystemTheme(document.documentElement)
const queries = makeQueryClient()
const router = makeRouter(queries)

createRoot(root).render(
  <StrictMode>
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
