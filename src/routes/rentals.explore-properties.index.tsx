import { createFileRoute } from '@tanstack/react-router'
import { exploreAddress } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { exploreHomes, exploreVehicles } from '#src/verticals/rentals/explore.tsx'

export const Route = createFileRoute('/rentals/explore-properties/')({
  validateSearch: exploreAddress,
  component: RentalsMap,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true, frame: 'full' },
})

/** Homes, unless the form for vehicles led here. */
function RentalsMap() {
  const { kind } = Route.useSearch()
  return <ExploreScreen of={kind === 'vehicle' ? exploreVehicles : exploreHomes} view="map" />
}
