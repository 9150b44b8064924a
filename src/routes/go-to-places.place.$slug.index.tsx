import { createFileRoute } from '@tanstack/react-router'
import { PlaceScreen } from '#src/verticals/places/place-page.tsx'
import { places } from '#src/verticals/places/queries.ts'

export const Route = createFileRoute('/go-to-places/place/$slug/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => places.info(slug, language.code),
      // Only the server describes a page to search engines, so a browser does not load this code.
      async (place) => (await import('#src/verticals/places/describe.ts')).describePlace(place),
    ),
  component: PlaceRoute,
  staticData: { title: 'vertical.places', header: 'none', alone: true },
})

function PlaceRoute() {
  const { slug } = Route.useParams()
  // The key closes everything that was open as soon as another one is shown.
  return <PlaceScreen key={slug} slug={slug} />
}
