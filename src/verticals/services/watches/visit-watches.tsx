import { useSpeech } from '#src/core/language/language.tsx'
import { chosenOf } from '#src/core/slots/chosen-service.ts'
import { HeldTime, type HeldWatch } from '#src/core/slots/watch/held-time.tsx'
import { Watches } from '#src/core/slots/watch/watches.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { draftListingOf } from '../draft-listing.ts'
import { stores } from '../queries.ts'
import { soldVisits } from '../visit/sold-visits.ts'
import { visitOf, withTime } from '../visit/visit.ts'

/** From a time that is held to a new visit, or to the booked one at that time. */
function WatchOffer({ watch, offer }: HeldWatch) {
  const { t, language } = useSpeech()
  const { slug, services, unique_booking_id } = watch
  if (unique_booking_id !== null)
    return (
      <ButtonLink
        to="/reserve-and-relax/my-bookings/$unique_booking_id/reschedule/select-slot"
        params={{ unique_booking_id }}
      >
        {t('visit.changeTime')}
      </ButtonLink>
    )
  return (
    <HeldTime
      watch={watch}
      of={soldVisits}
      listing={stores.info(slug, language?.code ?? '')}
      contentOf={(store) => {
        const wanted = services.flatMap(({ id, professional, addons = [] }) => {
          const ids = addons.map((it) => it.id)
          const now = store.services.find((it) => it.id === id)
          return now ? [chosenOf(now, professional?.id ?? null, ids)] : []
        })
        return withTime(visitOf(draftListingOf(store), wanted), offer, undefined)
      }}
    />
  )
}

/** The visits that somebody waits for. */
export const VisitWatches = () => <Watches Offer={WatchOffer} />
