import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { SearchForm } from '#src/core/explore/search-form.tsx'
import { explorePlaces } from '#src/verticals/places/explore.tsx'
import { placeFilterAddress } from '#src/verticals/places/explore-address.ts'

export const Route = createFileRoute('/go-to-places/explore-places/filters')({
  validateSearch: exploreAddressWith(placeFilterAddress),
  component: SearchPlaces,
  staticData: { title: 'places.search', header: 'back', alone: true },
})

function SearchPlaces() {
  return <SearchForm of={explorePlaces} />
}
