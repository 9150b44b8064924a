import { createFileRoute, notFound } from '@tanstack/react-router'
import { isShortStep, ShortRoute } from '#src/verticals/services/visit/short-route.tsx'

export const Route = createFileRoute('/reserve-and-relax/booking/$step')({
  component: StepRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function StepRoute() {
  const { step } = Route.useParams()
  if (!isShortStep(step)) throw notFound()
  return <ShortRoute step={step} />
}
