import * as v from 'valibot'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { type AtAddress, type HomeVisit, homeVisitSchema, isAddress } from '#contract/entities/handover.ts'
import { type HomeVisitPlan, planHomeVisit } from '#contract/handover/home-visit.ts'
import { rulesFromWire } from '#contract/handover/rules.ts'
import { phoneSchema } from '#contract/phone.ts'
import type { HandoverChoice } from './handover-choice.ts'

/** The address that is chosen for a visit. */
export const addressIn = ({ pickup }: HandoverChoice): AtAddress | undefined =>
  pickup && isAddress(pickup) ? pickup : undefined

/** A choice that begins with what was chosen before. */
export const choiceFromHome = ({
  contact_name: name,
  contact_phone: phone,
  note,
  ...pickup
}: HomeVisit): HandoverChoice => ({ pickup, isSame: true, name, phone, note })

/** What it costs to be come to the chosen address, as this device reckons it. */
export function planOf(
  offer: ReplyOf<typeof getPickupDrop>,
  choice: HandoverChoice,
): HomeVisitPlan | undefined {
  const address = addressIn(choice)
  const { comes = false, collects = false } = offer.offer
  return address && planHomeVisit({ ...rulesFromWire(offer), comes: comes || collects }, address)
}

/** The visit at an address that is chosen, once everything is filled in. */
export function homeOf(choice: HandoverChoice): HomeVisit | undefined {
  const { name: contact_name, phone, note } = choice
  const number = v.safeParse(phoneSchema, phone)
  if (!number.success) return undefined
  const asked = { ...addressIn(choice), contact_name, contact_phone: number.output, note }
  const found = v.safeParse(homeVisitSchema, asked)
  return found.success ? found.output : undefined
}
