import { createFileRoute } from '@tanstack/react-router'
import { stores } from '#src/verticals/services/queries.ts'
import { SlotScreen } from '#src/verticals/services/visit/slot-screen.tsx'

export const Route = createFileRoute('/reserve-and-relax/store/$slug/booking/select-slot')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.prepare(({ language }) => stores.info(slug, language.code)),
  component: StepRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function StepRoute() {
  const { slug } = Route.useParams()
  return <SlotScreen key={slug} slug={slug} />
}
