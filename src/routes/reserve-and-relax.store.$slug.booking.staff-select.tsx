import { createFileRoute } from '@tanstack/react-router'
import { stores } from '#src/verticals/services/queries.ts'
import { StaffScreen } from '#src/verticals/services/visit/staff-screen.tsx'

export const Route = createFileRoute('/reserve-and-relax/store/$slug/booking/staff-select')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.prepare(({ language }) => stores.info(slug, language.code)),
  component: StepRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function StepRoute() {
  const { slug } = Route.useParams()
  return <StaffScreen key={slug} slug={slug} />
}
