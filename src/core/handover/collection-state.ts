import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { clockMs } from '#contract/clock.ts'
import type { AtAddress } from '#contract/entities/handover.ts'
import { planCollection, readyAt } from '#contract/handover/collection.ts'
import { type HandoverPlan, problemOf, windowsAt } from '#contract/handover/plan.ts'
import { rulesFromWire } from '#contract/handover/rules.ts'
import type { Window } from '#contract/handover/windows.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import type { Times } from './handover-form.tsx'
import { handoverQuote } from './queries.ts'

const MINUTE_MS = 60_000
const SOMEWHERE: AtAddress = { address: '-', latitude: 0, longitude: 0 }

interface Of {
  slug: string
  /** By the clock there. */
  now: string
  /** How long it takes to see to what is collected. */
  minutes: number
  own: { hold_id?: string | undefined; unique_booking_id?: string | undefined }
}

/** The windows of both legs, and what is wrong with those that are chosen. */
export interface CollectionState {
  plan: HandoverPlan | undefined
  problem: string | undefined
  /** From when on it can be brought back; undefined: it is not chosen yet when it is collected. */
  ready: string | undefined
  collecting: (day: string) => readonly (Window & { is_free: boolean })[]
  bringing: (day: string) => readonly (Window & { is_free: boolean })[]
}

/** When things can be collected and brought back: as reckoned here at once, and by the server, who knows who is free. */
export function useCollection(
  offer: ReplyOf<typeof getPickupDrop>,
  { slug, now, minutes, own }: Of,
  address: AtAddress | undefined,
  { start, end }: Times,
): CollectionState {
  const rules = rulesFromWire(offer)
  const places = { pickup: address ?? SOMEWHERE, drop: address ?? SOMEWHERE }
  const isOnline = useObserved(connection) === 'online'
  const isWhole = address !== undefined && start !== undefined && end !== undefined
  const plan = isWhole ? planCollection(rules, places, { start, end }, { now, minutes }) : undefined
  const { data, isPlaceholderData } = useQuery({
    ...handoverQuote({ slug, start_date: start ?? '', end_date: end ?? '', ...places, ...own }),
    enabled: isOnline && isWhole,
  })
  const quote = isWhole && !isPlaceholderData ? data : undefined
  const windows = (leg: 'pickup' | 'drop', from: number) => (day: string) => {
    const quoted = quote?.legs.find((it) => it.leg === leg)?.windows
    const isFree = (at: string) => quoted?.find((it) => it.start === at)?.is_free !== false
    return windowsAt(rules, places[leg], day)
      .filter((it) => clockMs(it.start) >= from)
      .map((it) => ({ ...it, is_free: isFree(it.start) }))
  }
  const ready = start === undefined ? undefined : readyAt(rules, start, minutes)
  const isBusy = quote?.problem === 'busy'
  return {
    plan,
    ready,
    problem: (plan && problemOf(plan)?.problem) ?? (isBusy ? 'busy' : undefined),
    collecting: windows('pickup', clockMs(now) + rules.leadMinutes * MINUTE_MS),
    bringing: windows('drop', ready === undefined ? 0 : clockMs(ready)),
  }
}
