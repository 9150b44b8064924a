import { createFileRoute } from '@tanstack/react-router'
import { stores } from '#src/verticals/services/queries.ts'
import { StoreScreen } from '#src/verticals/services/store-page.tsx'

export const Route = createFileRoute('/reserve-and-relax/store/$slug/')({
  // None of it is needed before one comes here, so the loader comes with the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => stores.info(slug, language.code),
      // A browser never says what a page is: the server did.
      async (store) => (await import('#src/verticals/services/describe.ts')).describeStore(store),
    ),
  component: StoreRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function StoreRoute() {
  const { slug } = Route.useParams()
  // From one to the next nothing that was opened stays open.
  return <StoreScreen key={slug} slug={slug} />
}
