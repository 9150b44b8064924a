import * as v from 'valibot'
import {
  type Handover,
  type HandoverPlace,
  handoverPlace,
  handoverSchema,
} from '#contract/entities/handover.ts'
import type { Places } from '#contract/handover/plan.ts'
import { phoneSchema } from '#contract/phone.ts'

/** A handover as far as it is filled in. */
export const handoverChoiceSchema = v.object({
  pickup: v.optional(handoverPlace),
  drop: v.optional(handoverPlace),
  /** It is given back where it was taken over. */
  isSame: v.boolean(),
  name: v.string(),
  phone: v.string(),
  note: v.string(),
})
export type HandoverChoice = v.InferOutput<typeof handoverChoiceSchema>

export const emptyChoice: HandoverChoice = { isSame: true, name: '', phone: '', note: '' }

/** A choice that begins with what was chosen before. */
export function choiceFrom({ pickup, drop, contact_name, contact_phone, note }: Handover): HandoverChoice {
  const isSame = JSON.stringify(pickup) === JSON.stringify(drop)
  return { pickup, drop, isSame, name: contact_name, phone: contact_phone, note }
}

/** Where it is given back. */
export const dropOf = ({ pickup, drop, isSame }: HandoverChoice): HandoverPlace | undefined =>
  isSame ? pickup : drop

/** Both places, once both are chosen. */
export function placesOf(choice: HandoverChoice): Places | undefined {
  const drop = dropOf(choice)
  return choice.pickup && drop && { pickup: choice.pickup, drop }
}

export const isName = (text: string): boolean => text.trim() !== ''
export const isPhone = (text: string): boolean => v.is(phoneSchema, text)

/** The handover that is chosen, once everything is filled in. */
export function handoverOf(choice: HandoverChoice): Handover | undefined {
  const { name: contact_name, phone, note } = choice
  const places = placesOf(choice)
  const number = v.safeParse(phoneSchema, phone)
  if (!places || !number.success) return undefined
  const found = v.safeParse(handoverSchema, { ...places, contact_name, contact_phone: number.output, note })
  return found.success ? found.output : undefined
}
