import { createFileRoute } from '@tanstack/react-router'
import { stores } from '#src/verticals/services/queries.ts'
import { StoreScreen } from '#src/verticals/services/store-page.tsx'

export const Route = createFileRoute('/reserve-and-relax/store/$slug/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => stores.info(slug, language.code),
      // Only the server describes a page to search engines, so a browser does not load this code.
      async (store) => (await import('#src/verticals/services/describe.ts')).describeStore(store),
    ),
  component: StoreRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function StoreRoute() {
  const { slug } = Route.useParams()
  // The key closes everything that was open as soon as another one is shown.
  return <StoreScreen key={slug} slug={slug} />
}
