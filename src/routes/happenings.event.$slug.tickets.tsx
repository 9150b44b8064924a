import { createFileRoute } from '@tanstack/react-router'
import { events } from '#src/verticals/events/queries.ts'
import { TicketsScreen } from '#src/verticals/events/tickets/tickets-screen.tsx'

export const Route = createFileRoute('/happenings/event/$slug/tickets')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context, params: { slug } }) => {
    await Promise.all([
      context.prepare(({ language }) => events.info(slug, language.code)),
      context.prepare(({ language }) => events.tickets(slug, language.code)),
    ])
  },
  component: TicketsRoute,
  staticData: { title: 'event.tickets', header: 'none', alone: true },
})

function TicketsRoute() {
  const { slug } = Route.useParams()
  return <TicketsScreen key={slug} slug={slug} />
}
