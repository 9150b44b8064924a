import { useSpeech } from '#src/core/language/language.tsx'
import { addedTo } from '#src/core/slots/chosen-service.ts'
import { SlotHead } from '#src/core/slots/slot-head.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { lengthOf } from '#src/lib/duration.ts'
import { QuietLink } from '#src/ui/button.tsx'
import { type ChosenVisit, minutesOf } from './visit.ts'

/** The visit that a slot is chosen for, and a link to change it. */
export function VisitHead({ draft }: { draft: Draft<ChosenVisit> }) {
  const { t } = useSpeech()
  const { listing, chosen } = draft
  const services = chosen.services.flatMap((it) => [it, ...addedTo(it)])
  const length = t('visit.length', { time: lengthOf(minutesOf(draft)) })
  return (
    <SlotHead title={listing.title} text={`${services.map((it) => it.name).join(' + ')} · ${length}`}>
      <QuietLink to="/cart">{t('checkout.change')}</QuietLink>
    </SlotHead>
  )
}
