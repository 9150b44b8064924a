import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { ListScreen } from '#src/core/explore/list-screen.tsx'
import { prepareList } from '#src/core/explore/prepare-explored.ts'
import { explorePlaces } from '#src/verticals/places/explore.tsx'
import { placeFilterAddress } from '#src/verticals/places/explore-address.ts'

export const Route = createFileRoute('/go-to-places/all-places')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith(placeFilterAddress),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareList(context, explorePlaces, deps),
  component: AllPlaces,
  staticData: { title: 'vertical.places', header: 'none', alone: true, frame: 'wide' },
})

function AllPlaces() {
  return <ExploreScreen of={explorePlaces} Narrow={ListScreen} />
}
