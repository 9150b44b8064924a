import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { type Handover, type HandoverPlace, isAddress } from '#contract/entities/handover.ts'
import type { HandoverPlan } from '#contract/handover/plan.ts'
import { toWire } from '#contract/money.ts'
import type { ChosenHandover } from './chosen-handover.ts'

/** A choice for a draft, from what is asked and what it would be. */
export function chosenHandover(
  { points, currency }: ReplyOf<typeof getPickupDrop>,
  asked: Handover,
  { legs: [pickup, drop] }: HandoverPlan,
): ChosenHandover {
  const nameOf = (place: HandoverPlace) =>
    isAddress(place) ? place.address : (points.find((it) => it.id === place.point_id)?.name ?? '')
  return {
    asked,
    names: { pickup: nameOf(asked.pickup), drop: nameOf(asked.drop) },
    fees: { pickup: toWire(pickup.fee, currency), drop: toWire(drop.fee, currency) },
  }
}
