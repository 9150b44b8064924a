import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { HandoverLoading } from '#src/core/handover/handover-loading.tsx'
import { pickupDrop } from '#src/core/handover/queries.ts'
import { HandoverScreen } from '#src/verticals/rentals/handover/handover-screen.tsx'
import { HomeScreen } from '#src/verticals/services/home/home-screen.tsx'

export const Route = createFileRoute('/pickup-drop/$slug/details')({
  component: HandoverRoute,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true },
})

/** Either a thing is handed over, or a store comes or collects things: the offer says which. */
function HandoverRoute() {
  const { slug } = Route.useParams()
  const offer = useQuery(pickupDrop(slug))
  if (offer.isLoading) return <HandoverLoading />
  const isOfStore = offer.data?.offer.comes || offer.data?.offer.collects
  const Screen = isOfStore ? HomeScreen : HandoverScreen
  return <Screen key={slug} slug={slug} />
}
