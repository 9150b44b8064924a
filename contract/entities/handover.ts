import * as v from 'valibot'
import { pointSchema } from './card.ts'
import { id } from './limits.ts'

/** The two legs of a handover: when a thing is taken over, and when it is given back. */
export const legs = ['pickup', 'drop'] as const
/** A leg of a handover. */
export type LegName = (typeof legs)[number]

const named = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

const atPoint = v.object({ point_id: id })
const atAddress = v.object({ address: named(200), ...pointSchema.entries })
/** An address of the person's, at which something changes hands. */
export type AtAddress = v.InferOutput<typeof atAddress>

/** The place where something changes hands: a point of the business, or an address of the person's. */
export const handoverPlace = v.union([atPoint, atAddress])
/** The place where something changes hands. */
export type HandoverPlace = v.InferOutput<typeof handoverPlace>
/** Whether something changes hands at an address. */
export const isAddress = (place: HandoverPlace): place is AtAddress => 'address' in place

/** The person who is there, and what helps to find them. */
const contact = {
  contact_name: named(100),
  /** A number without the separators that people write, which `phoneSchema` takes out. */
  contact_phone: v.pipe(v.string(), v.maxLength(17), v.regex(/^\+[1-9]\d{2,15}$/)),
  note: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
}

/** A handover: how a thing is taken over and given back, at the times of the order. */
export const handoverSchema = v.object({ pickup: handoverPlace, drop: handoverPlace, ...contact })
/** A handover: how a thing is taken over and given back. */
export type Handover = v.InferOutput<typeof handoverSchema>

/** The address at which a store does a visit, and who is there. */
export const homeVisitSchema = v.object({ ...atAddress.entries, ...contact })
/** The address at which a store does a visit, and who is there. */
export type HomeVisit = v.InferOutput<typeof homeVisitSchema>
