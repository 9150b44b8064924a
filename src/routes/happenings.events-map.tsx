import { createFileRoute } from '@tanstack/react-router'
import { exploreAddress } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { exploreEvents } from '#src/verticals/events/explore.tsx'

export const Route = createFileRoute('/happenings/events-map')({
  validateSearch: exploreAddress,
  component: EventsMap,
  staticData: { title: 'vertical.events', header: 'none', alone: true, frame: 'full' },
})

function EventsMap() {
  return <ExploreScreen of={exploreEvents} view="map" />
}
