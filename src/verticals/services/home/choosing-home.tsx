import { useRouter } from '@tanstack/react-router'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import type { ChosenHome } from '#src/core/handover/chosen-home.ts'
import { HomeStep } from '#src/core/handover/home-step.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { soldVisits } from '../visit/sold-visits.ts'
import { type ChosenVisit, subtotalOf, withHome } from '../visit/visit.ts'

interface Props {
  draft: Draft<ChosenVisit>
  offer: ReplyOf<typeof getPickupDrop>
  asOf: number
}

/** Chooses the address at which a visit is done. */
export function ChoosingHome({ draft, offer, asOf }: Props) {
  const router = useRouter()
  const { drafts, paths } = soldVisits
  const { slug } = draft.listing
  const { home, ...visit } = draft.chosen
  const goOn = async (chosen: ChosenHome) => {
    await drafts.change((now) => now && withHome(now, chosen))
    const to = visit.start ? paths.review : '/reserve-and-relax/store/$slug/booking/staff-select'
    await router.navigate({ to, params: { slug } })
  }
  return (
    <HomeStep
      {...{ slug, offer, asOf, before: home }}
      price={subtotalOf({ ...draft, chosen: visit })}
      onGoOn={(it) => void goOn(it)}
    />
  )
}
