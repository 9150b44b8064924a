import { createFileRoute } from '@tanstack/react-router'
import { home } from '#src/core/home/queries.ts'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'

export const Route = createFileRoute('/reserve-and-relax/')({
  loader: ({ context }) =>
    context.prepare(({ language, location }) => home.vertical('services', language.code, location)),
  component: () => <VerticalHome id="services" />,
  staticData: { title: 'vertical.services' },
})
