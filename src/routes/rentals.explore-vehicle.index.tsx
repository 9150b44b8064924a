import { createFileRoute } from '@tanstack/react-router'
import { exploreAddress } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { exploreVehicles } from '#src/verticals/rentals/explore.tsx'

export const Route = createFileRoute('/rentals/explore-vehicle/')({
  validateSearch: exploreAddress,
  component: VehiclesMap,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true, frame: 'full' },
})

function VehiclesMap() {
  return <ExploreScreen of={exploreVehicles} view="map" />
}
