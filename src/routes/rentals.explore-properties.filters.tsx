import { createFileRoute } from '@tanstack/react-router'
import { rentalFilterAddress } from '#contract/explore/rental-filters.ts'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { SearchForm } from '#src/core/explore/search-form.tsx'
import { exploreHomes } from '#src/verticals/rentals/explore.tsx'

export const Route = createFileRoute('/rentals/explore-properties/filters')({
  validateSearch: exploreAddressWith(rentalFilterAddress),
  component: SearchHomes,
  staticData: { title: 'rentals.findHome', header: 'back', alone: true },
})

function SearchHomes() {
  return <SearchForm of={exploreHomes} />
}
