import { createFileRoute } from '@tanstack/react-router'
import { home } from '#src/core/home/queries.ts'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'

export const Route = createFileRoute('/go-to-places/')({
  loader: ({ context }) =>
    context.prepare(({ language, location }) => home.vertical('places', language.code, location)),
  component: () => <VerticalHome id="places" />,
  staticData: { title: 'vertical.places' },
})
