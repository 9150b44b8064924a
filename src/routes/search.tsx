import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { slug } from '#contract/entities/limits.ts'
import { verticalSchema } from '#contract/verticals.ts'
import { Search } from '#src/core/search/search.tsx'
import { exploreEvents } from '#src/verticals/events/explore.tsx'
import { explorePlaces } from '#src/verticals/places/explore.tsx'

// A link with something unreadable in it still opens the screen.
const searchAddress = v.object({
  q: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(80))), undefined),
  vertical: v.fallback(v.optional(verticalSchema), undefined),
  category: v.fallback(v.optional(slug), undefined),
})

/** The verticals whose times a search may name. */
const timed = [exploreEvents, explorePlaces]

export const Route = createFileRoute('/search')({
  validateSearch: searchAddress,
  component: SearchRoute,
  staticData: { title: 'search.title', header: 'none' },
})

function SearchRoute() {
  const navigate = Route.useNavigate()
  return (
    <Search
      searchQuery={Route.useSearch()}
      timed={timed}
      onSearch={(next) =>
        void navigate({ search: next, replace: true, viewTransition: false, resetScroll: false })
      }
    />
  )
}
