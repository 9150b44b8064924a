import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { SearchForm } from '#src/core/explore/search-form.tsx'
import { exploreVehicles } from '#src/verticals/rentals/explore.tsx'
import { rentalFilterAddress } from '#src/verticals/rentals/explore-address.ts'

export const Route = createFileRoute('/rentals/explore-vehicle/filters')({
  validateSearch: exploreAddressWith(rentalFilterAddress),
  component: SearchVehicles,
  staticData: { title: 'rentals.findVehicle', header: 'back', alone: true },
})

function SearchVehicles() {
  return <SearchForm of={exploreVehicles} />
}
