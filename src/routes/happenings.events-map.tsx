import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { MapScreen } from '#src/core/explore/map/map-screen.tsx'
import { prepareMap } from '#src/core/explore/prepare-explored.ts'
import { exploreEvents } from '#src/verticals/events/explore.tsx'
import { eventAddress } from '#src/verticals/events/explore-address.ts'

export const Route = createFileRoute('/happenings/events-map')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith(eventAddress),
  loader: ({ context }) => prepareMap(context, exploreEvents),
  component: EventsMap,
  staticData: { title: 'vertical.events', header: 'none', alone: true, frame: 'full' },
})

function EventsMap() {
  return <ExploreScreen of={exploreEvents} Narrow={MapScreen} />
}
