import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { SearchForm } from '#src/core/explore/search-form.tsx'
import { exploreEvents } from '#src/verticals/events/explore.tsx'
import { eventAddress } from '#src/verticals/events/explore-address.ts'

export const Route = createFileRoute('/happenings/explore-events/filters')({
  validateSearch: exploreAddressWith(eventAddress),
  component: SearchEvents,
  staticData: { title: 'events.search', header: 'back', alone: true },
})

function SearchEvents() {
  return <SearchForm of={exploreEvents} />
}
