import { createFileRoute } from '@tanstack/react-router'
import { rentals } from '#src/verticals/rentals/queries.ts'
import { RentalScreen } from '#src/verticals/rentals/rental-page.tsx'

export const Route = createFileRoute('/rentals/vehicle/$slug')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => rentals.info(slug, language.code),
      // Only the server describes a page to search engines, so a browser does not load this code.
      async (rental) => (await import('#src/verticals/rentals/describe.ts')).describeRental(rental),
    ),
  component: VehicleRoute,
  staticData: { title: 'vertical.rentals', header: 'none', alone: true },
})

function VehicleRoute() {
  const { slug } = Route.useParams()
  // The key closes everything that was open as soon as another one is shown.
  return <RentalScreen key={slug} slug={slug} />
}
