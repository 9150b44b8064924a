import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppContext } from '#src/app/app-context.ts'
import { NotFound } from '#src/app/not-found.tsx'
import { Shell } from '#src/app/shell.tsx'
import { settings } from '#src/core/settings/queries.ts'

export const Route = createRootRouteWithContext<AppContext>()({
  loader: ({ context }) => void context.queries.prefetchQuery(settings.values()),
  component: Shell,
  notFoundComponent: NotFound,
})
