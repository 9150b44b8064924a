import { createFileRoute } from '@tanstack/react-router'
import { ProfessionalScreen } from '#src/verticals/services/professional-page.tsx'
import { professionals } from '#src/verticals/services/queries.ts'

export const Route = createFileRoute('/reserve-and-relax/professional/$slug')({
  // None of it is needed before one comes here, so the loader comes with the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => professionals.info(slug, language.code),
      // A browser never says what a page is: the server did.
      async (professional) =>
        (await import('#src/verticals/services/describe.ts')).describeProfessional(professional),
    ),
  component: ProfessionalRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function ProfessionalRoute() {
  const { slug } = Route.useParams()
  // From one to the next nothing that was opened stays open.
  return <ProfessionalScreen key={slug} slug={slug} />
}
