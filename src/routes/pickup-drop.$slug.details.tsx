import { createFileRoute } from '@tanstack/react-router'
import { HandoverScreen } from '#src/verticals/rentals/handover/handover-screen.tsx'

export const Route = createFileRoute('/pickup-drop/$slug/details')({
  component: HandoverRoute,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true },
})

function HandoverRoute() {
  const { slug } = Route.useParams()
  return <HandoverScreen key={slug} slug={slug} />
}
