import { createFileRoute } from '@tanstack/react-router'
import { perkRequestSchema } from '#src/core/checkout/perks/perk-request.ts'
import { SummaryScreen } from '#src/core/checkout/summary/summary-screen.tsx'
import { soldEvents } from '#src/verticals/events/tickets/sold-events.ts'

export const Route = createFileRoute('/happenings/event/$slug/booking/summary')({
  validateSearch: perkRequestSchema,
  component: SummaryRoute,
  staticData: { title: 'event.tickets', header: 'none', alone: true },
})

function SummaryRoute() {
  return <SummaryScreen of={soldEvents} slug={Route.useParams().slug} wanted={Route.useSearch()} />
}
