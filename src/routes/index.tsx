import { createFileRoute } from '@tanstack/react-router'
import { Home } from '#src/core/home/home.tsx'
import { home } from '#src/core/home/queries.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.prepare(({ language, place }) => home.strips(language.code, place)),
  component: Home,
})
