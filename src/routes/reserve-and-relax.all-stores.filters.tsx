import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { SearchForm } from '#src/core/explore/search-form.tsx'
import { exploreStores } from '#src/verticals/services/explore.tsx'

export const Route = createFileRoute('/reserve-and-relax/all-stores/filters')({
  validateSearch: exploreAddressWith({}),
  component: SearchStores,
  staticData: { title: 'stores.search', header: 'back', alone: true },
})

function SearchStores() {
  return <SearchForm of={exploreStores} />
}
