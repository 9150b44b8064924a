import { createFileRoute } from '@tanstack/react-router'
import { rentals } from '#src/verticals/rentals/queries.ts'
import { RentalScreen } from '#src/verticals/rentals/rental-page.tsx'

export const Route = createFileRoute('/rentals/property/$slug')({
  // None of it is needed before one comes here, so the loader comes with the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => rentals.info(slug, language.code),
      // A browser never says what a page is: the server did.
      async (rental) => (await import('#src/verticals/rentals/describe.ts')).describeRental(rental),
    ),
  component: PropertyRoute,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true },
})

function PropertyRoute() {
  const { slug } = Route.useParams()
  // From one to the next nothing that was opened stays open.
  return <RentalScreen key={slug} slug={slug} />
}
