import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { MapScreen } from '#src/core/explore/map/map-screen.tsx'
import { prepareMap } from '#src/core/explore/prepare-explored.ts'
import { explorePlaces } from '#src/verticals/places/explore.tsx'
import { placeFilterAddress } from '#src/verticals/places/explore-address.ts'

export const Route = createFileRoute('/go-to-places/explore-places/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith(placeFilterAddress),
  loader: ({ context }) => prepareMap(context, explorePlaces),
  component: PlacesMap,
  staticData: { title: 'vertical.places', header: 'none', alone: true, frame: 'full' },
})

function PlacesMap() {
  return <ExploreScreen of={explorePlaces} Narrow={MapScreen} />
}
