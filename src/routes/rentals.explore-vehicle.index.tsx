import { createFileRoute } from '@tanstack/react-router'
import { rentalFilterAddress } from '#contract/explore/rental-filters.ts'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { MapScreen } from '#src/core/explore/map/map-screen.tsx'
import { prepareMap } from '#src/core/explore/prepare-explored.ts'
import { exploreVehicles } from '#src/verticals/rentals/explore.tsx'

export const Route = createFileRoute('/rentals/explore-vehicle/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith(rentalFilterAddress),
  loader: ({ context }) => prepareMap(context, exploreVehicles),
  component: VehiclesMap,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true, frame: 'full' },
})

function VehiclesMap() {
  return <ExploreScreen of={exploreVehicles} Narrow={MapScreen} />
}
