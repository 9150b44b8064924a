import { createFileRoute } from '@tanstack/react-router'
import { HeldPerks } from '#src/core/perks/held-perks.tsx'

/** One route for all pages below: each further route would be part of every start. */
export const Route = createFileRoute('/perks/$')({
  component: HeldRoute,
  staticData: { title: 'perks.title', header: 'back' },
})

function HeldRoute() {
  const { _splat = '' } = Route.useParams()
  return <HeldPerks key={_splat} path={_splat} />
}
