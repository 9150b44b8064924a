import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFound } from '#src/app/not-found.tsx'
import { Shell } from '#src/app/shell.tsx'
import { settings } from '#src/core/settings/queries.ts'

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  loader: ({ context }) => void context.queries.prefetchQuery(settings.values()),
  component: Shell,
  notFoundComponent: NotFound,
})
