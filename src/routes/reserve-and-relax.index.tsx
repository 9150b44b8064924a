import { createFileRoute } from '@tanstack/react-router'
import { home } from '#src/core/home/queries.ts'
import { StoresHome } from '#src/verticals/services/stores-home.tsx'

export const Route = createFileRoute('/reserve-and-relax/')({
  loader: ({ context }) =>
    context.prepare(({ language, location }) => home.vertical('services', language.code, location)),
  component: StoresHome,
  staticData: { title: 'vertical.services' },
})
