import { createFileRoute } from '@tanstack/react-router'
import { GalleryScreen } from '#src/verticals/services/gallery-screen.tsx'
import { stores } from '#src/verticals/services/queries.ts'

export const Route = createFileRoute('/reserve-and-relax/store/$slug/gallery')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.prepare(({ language }) => stores.info(slug, language.code)),
  component: GalleryRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function GalleryRoute() {
  const { slug } = Route.useParams()
  return <GalleryScreen key={slug} slug={slug} />
}
