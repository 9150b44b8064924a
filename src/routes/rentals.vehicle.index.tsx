import { createFileRoute } from '@tanstack/react-router'
import { rentalFilterAddress } from '#contract/explore/rental-filters.ts'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { ListScreen } from '#src/core/explore/list-screen.tsx'
import { prepareList } from '#src/core/explore/prepare-explored.ts'
import { exploreVehicles } from '#src/verticals/rentals/explore.tsx'

export const Route = createFileRoute('/rentals/vehicle/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith(rentalFilterAddress),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareList(context, exploreVehicles, deps),
  component: AllVehicles,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true, frame: 'wide' },
})

function AllVehicles() {
  return <ExploreScreen of={exploreVehicles} Narrow={ListScreen} />
}
