import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BusinessScreen } from '#src/core/business/business-screen.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useChosenLocation } from '#src/core/location/location.ts'
import { rentedOut, rentingBusiness } from '#src/verticals/rentals/business-query.ts'

export const Route = createFileRoute('/rentals/biz/$biz_id')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { biz_id } }) =>
    context.prepare(({ language, location }) => rentingBusiness(biz_id, language.code, location)),
  component: BusinessRoute,
  staticData: { title: 'vertical.rentals', header: 'back', alone: true },
})

function BusinessRoute() {
  const { biz_id } = Route.useParams()
  const { language } = useSpeech()
  const options = rentingBusiness(biz_id, language?.code ?? '', useChosenLocation())
  const query = useQuery({ ...options, enabled: language !== undefined })
  return <BusinessScreen vertical="rentals" query={query} offersIn={rentedOut} />
}
