import { createFileRoute } from '@tanstack/react-router'
import { datesAddress } from '#src/core/explore/address.ts'
import { dateRangeOf } from '#src/core/explore/when/when.ts'
import { DatesScreen } from '#src/verticals/rentals/dates/dates-screen.tsx'
import { rentals } from '#src/verticals/rentals/queries.ts'

export const Route = createFileRoute('/rentals/availability/$slug')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: datesAddress,
  loader: ({ context, params: { slug } }) =>
    context.prepare(({ language }) => rentals.info(slug, language.code)),
  component: DatesRoute,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true },
})

function DatesRoute() {
  const { slug } = Route.useParams()
  return <DatesScreen key={slug} slug={slug} when={dateRangeOf(Route.useSearch())} />
}
