import { createFileRoute } from '@tanstack/react-router'
import { perkRequestSchema } from '#src/core/checkout/perks/perk-request.ts'
import { SummaryScreen } from '#src/core/checkout/summary/summary-screen.tsx'
import { soldVisits } from '#src/verticals/services/visit/sold-visits.ts'

export const Route = createFileRoute('/reserve-and-relax/store/$slug/booking/summary')({
  validateSearch: perkRequestSchema,
  component: SummaryRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function SummaryRoute() {
  return <SummaryScreen of={soldVisits} slug={Route.useParams().slug} wanted={Route.useSearch()} />
}
