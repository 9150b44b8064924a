import { createFileRoute } from '@tanstack/react-router'
import { rentalFilterAddress } from '#contract/explore/rental-filters.ts'
import { type ExploreAddress, exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { MapScreen } from '#src/core/explore/map/map-screen.tsx'
import { prepareMap } from '#src/core/explore/prepare-explored.ts'
import { exploreHomes, exploreVehicles } from '#src/verticals/rentals/explore.tsx'

export const Route = createFileRoute('/rentals/explore-properties/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith(rentalFilterAddress),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareMap(context, exploredAs(deps)),
  component: RentalsMap,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true, frame: 'full' },
})

function RentalsMap() {
  return <ExploreScreen of={exploredAs(Route.useSearch())} Narrow={MapScreen} />
}

/** Homes, unless the form for vehicles led here. */
function exploredAs({ kind }: ExploreAddress) {
  return kind === 'vehicle' ? exploreVehicles : exploreHomes
}
