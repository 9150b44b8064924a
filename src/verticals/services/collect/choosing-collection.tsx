import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { CollectionStep } from '#src/core/handover/collection-step.tsx'
import { useHoldTime } from '#src/core/slots/use-hold-time.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { clockIn } from '#src/lib/zone-clock.ts'
import { soldVisits } from '../visit/sold-visits.ts'
import { type ChosenVisit, minutesOf, subtotalOf, withCollection, withTime } from '../visit/visit.ts'
import { instantOf } from './instant-of.ts'

interface Props {
  draft: Draft<ChosenVisit>
  offer: ReplyOf<typeof getPickupDrop>
  asOf: number
}

/** Chooses where and when things are collected and brought back, and holds that. */
export function ChoosingCollection({ draft, offer, asOf }: Props) {
  const { listing, chosen, hold } = draft
  const { slug, timezone } = listing
  const { collection, start, end, ...visit } = chosen
  const pick = useHoldTime(soldVisits, withTime)
  const clock = (instant: string | undefined) => instant && clockIn(timezone, Date.parse(instant))
  return (
    <CollectionStep
      {...{ slug, offer, asOf }}
      now={clockIn(timezone, serverNow() ?? Date.now())}
      minutes={minutesOf(draft)}
      holdId={hold?.hold_id}
      before={{ start: clock(start), end: clock(end), handover: collection }}
      price={subtotalOf({ ...draft, chosen: visit })}
      isWorking={pick.isPending}
      error={pick.error}
      onGoOn={async (times, handover, onDone) => {
        await soldVisits.drafts.change((now) => now && withCollection(now, handover))
        const [from, until] = [times.start, times.end].map((it) => instantOf(it, timezone))
        pick.mutate({ draft, start: from ?? '', end: until ?? '' }, { onSuccess: onDone })
      }}
    />
  )
}
