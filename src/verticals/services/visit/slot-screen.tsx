import { Navigate } from '@tanstack/react-router'
import { useSpeech } from '#src/core/language/language.tsx'
import { slotsOf } from '#src/core/slots/queries.ts'
import { endOf } from '#src/core/slots/slot.ts'
import { SlotChoice, SlotColumn } from '#src/core/slots/slot-choice.tsx'
import { useHoldTime } from '#src/core/slots/use-hold-time.ts'
import { WatchButton } from '#src/core/slots/watch/watch-button.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { serviceBookingPaths } from '../paths.ts'
import { soldVisits } from './sold-visits.ts'
import { ADDRESS, type ChosenVisit, isCollected, needsAddress, withTime } from './visit.ts'
import { VisitHead } from './visit-head.tsx'
import { VisitStep } from './visit-step.tsx'

/** The screen on which a slot is chosen: a tap holds it, and leads on. */
export function SlotScreen({ slug }: { slug: string }) {
  const { t } = useSpeech()
  return (
    <VisitStep slug={slug} title={t('visit.chooseTime')}>
      {(_, draft) =>
        needsAddress(draft.chosen) || isCollected(draft.chosen) ? (
          <Navigate to={ADDRESS} params={{ slug }} replace />
        ) : (
          <ChoosingSlot draft={draft} />
        )
      }
    </VisitStep>
  )
}

function ChoosingSlot({ draft }: { draft: Draft<ChosenVisit> }) {
  const { listing, chosen, hold } = draft
  const pick = useHoldTime(soldVisits, withTime)
  return (
    <SlotColumn>
      <VisitHead draft={draft} />
      <SlotChoice
        timezone={listing.timezone}
        start={chosen.start}
        slotsIn={(range) =>
          slotsOf(listing.slug, chosen.services, range, hold ? { hold_id: hold.hold_id } : {})
        }
        error={pick.error}
        busy={pick.isPending ? pick.variables.start : undefined}
        onPick={(start, minutes) => pick.mutate({ draft, start, end: endOf(start, minutes) })}
      />
      <WatchButton
        slug={listing.slug}
        timezone={listing.timezone}
        services={chosen.services}
        list={serviceBookingPaths.list}
      />
    </SlotColumn>
  )
}
