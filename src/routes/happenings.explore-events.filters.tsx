import { createFileRoute } from '@tanstack/react-router'
import { exploreAddress } from '#src/core/explore/address.ts'
import { SearchForm } from '#src/core/explore/search-form.tsx'
import { exploreEvents } from '#src/verticals/events/explore.tsx'

export const Route = createFileRoute('/happenings/explore-events/filters')({
  validateSearch: exploreAddress,
  component: SearchEvents,
  staticData: { title: 'events.search', header: 'back', alone: true },
})

function SearchEvents() {
  return <SearchForm of={exploreEvents} />
}
