import { createFileRoute } from '@tanstack/react-router'
import { BusinessScreen } from '#src/verticals/rentals/business-page.tsx'
import { rentingBusiness } from '#src/verticals/rentals/business-query.ts'

export const Route = createFileRoute('/rentals/biz/$biz_id')({
  // None of it is needed before one comes here, so the loader comes with the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { biz_id } }) =>
    context.prepare(({ language, location }) => rentingBusiness(biz_id, language.code, location)),
  component: BusinessRoute,
  staticData: { title: 'vertical.rentals', header: 'back', alone: true },
})

function BusinessRoute() {
  return <BusinessScreen id={Route.useParams().biz_id} />
}
