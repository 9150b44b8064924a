import { createFileRoute } from '@tanstack/react-router'
import { home } from '#src/core/home/queries.ts'
import { EventsHome } from '#src/verticals/events/events-home.tsx'

export const Route = createFileRoute('/happenings/')({
  loader: ({ context }) =>
    context.prepare(({ language, location }) => home.vertical('events', language.code, location)),
  component: EventsHome,
  staticData: { title: 'vertical.events' },
})
