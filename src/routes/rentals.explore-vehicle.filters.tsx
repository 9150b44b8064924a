import { createFileRoute } from '@tanstack/react-router'
import { rentalFilterAddress } from '#contract/explore/rental-filters.ts'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { SearchForm } from '#src/core/explore/search-form.tsx'
import { exploreVehicles } from '#src/verticals/rentals/explore.tsx'

export const Route = createFileRoute('/rentals/explore-vehicle/filters')({
  validateSearch: exploreAddressWith(rentalFilterAddress),
  component: SearchVehicles,
  staticData: { title: 'rentals.findVehicle', header: 'back', alone: true },
})

function SearchVehicles() {
  return <SearchForm of={exploreVehicles} />
}
