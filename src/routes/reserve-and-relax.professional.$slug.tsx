import { createFileRoute } from '@tanstack/react-router'
import { ProfessionalScreen } from '#src/verticals/services/professional-page.tsx'
import { professionals } from '#src/verticals/services/queries.ts'

export const Route = createFileRoute('/reserve-and-relax/professional/$slug')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => professionals.info(slug, language.code),
      // Only the server describes a page to search engines, so a browser does not load this code.
      async (professional) =>
        (await import('#src/verticals/services/describe.ts')).describeProfessional(professional),
    ),
  component: ProfessionalRoute,
  staticData: { title: 'vertical.services', header: 'none', alone: true },
})

function ProfessionalRoute() {
  const { slug } = Route.useParams()
  // The key closes everything that was open as soon as another one is shown.
  return <ProfessionalScreen key={slug} slug={slug} />
}
