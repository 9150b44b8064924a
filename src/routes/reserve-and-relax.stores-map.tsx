import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { MapScreen } from '#src/core/explore/map/map-screen.tsx'
import { prepareMap } from '#src/core/explore/prepare-explored.ts'
import { exploreStores } from '#src/verticals/services/explore.tsx'

export const Route = createFileRoute('/reserve-and-relax/stores-map')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith({}),
  loader: ({ context }) => prepareMap(context, exploreStores),
  component: StoresMap,
  staticData: { title: 'vertical.services', header: 'none', alone: true, frame: 'full' },
})

function StoresMap() {
  return <ExploreScreen of={exploreStores} Narrow={MapScreen} />
}
