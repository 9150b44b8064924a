import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { ListScreen } from '#src/core/explore/list-screen.tsx'
import { prepareList } from '#src/core/explore/prepare-explored.ts'
import { exploreEvents } from '#src/verticals/events/explore.tsx'
import { eventAddress } from '#src/verticals/events/explore-address.ts'

export const Route = createFileRoute('/happenings/explore-events/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith(eventAddress),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareList(context, exploreEvents, deps),
  component: ExploreEvents,
  staticData: { title: 'vertical.events', header: 'none', alone: true, frame: 'wide' },
})

function ExploreEvents() {
  return <ExploreScreen of={exploreEvents} Narrow={ListScreen} />
}
