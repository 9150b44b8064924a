import { createFileRoute } from '@tanstack/react-router'
import { PlaceScreen } from '#src/verticals/places/place-page.tsx'
import { places } from '#src/verticals/places/queries.ts'

export const Route = createFileRoute('/go-to-places/place/$slug/')({
  // None of it is needed before one comes here, so the loader comes with the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => places.info(slug, language.code),
      // A browser never says what a page is: the server did.
      async (place) => (await import('#src/verticals/places/describe.ts')).describePlace(place),
    ),
  component: PlaceRoute,
  staticData: { title: 'vertical.places', header: 'none', alone: true },
})

function PlaceRoute() {
  const { slug } = Route.useParams()
  // From one to the next nothing that was opened stays open.
  return <PlaceScreen key={slug} slug={slug} />
}
