import { createFileRoute } from '@tanstack/react-router'
import { home } from '#src/core/home/queries.ts'
import { PlacesHome } from '#src/verticals/places/places-home.tsx'

export const Route = createFileRoute('/go-to-places/')({
  loader: ({ context }) =>
    context.prepare(({ language, location }) => home.vertical('places', language.code, location)),
  component: PlacesHome,
  staticData: { title: 'vertical.places' },
})
