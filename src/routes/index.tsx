import { createFileRoute } from '@tanstack/react-router'
import { Home } from '#src/core/home/home.tsx'
import { home } from '#src/core/home/queries.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.prepare(({ language, location }) => home.strips(language.code, location)),
  component: Home,
})
