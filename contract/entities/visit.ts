import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { handoverSchema, homeVisitSchema } from './handover.ts'
import { id, shortText, slug } from './limits.ts'

/** Whether no id is there twice. */
const once = (ids: number[]) => new Set(ids).size === ids.length

/** The ids of a service's add-ons; their order does not matter. */
const wantedAddons = v.pipe(v.array(id), v.maxLength(10), v.check(once))

/** The services of one visit in their order, with add-ons and professional; null: anyone there who does it. */
export const wantedServices = v.pipe(
  v.array(v.object({ id, professional_id: v.nullable(id), addons: v.optional(wantedAddons, []) })),
  v.minLength(1),
  v.maxLength(10),
  v.check((services) => once(services.map((it) => it.id))),
)
/** The services of one visit. */
export type WantedServices = v.InferOutput<typeof wantedServices>

/** A visit of a store, one service after the other. */
export const visitItem = v.object({
  slug,
  start: instantSchema,
  /** The end that the person saw; where the visit takes another time by now, nothing is booked. */
  end: v.optional(instantSchema),
  services: wantedServices,
  /** Where services are done that are not done at the store. */
  home: v.optional(homeVisitSchema),
  /**
   * How things are collected that are not seen to where they are, and brought back: `start` is the beginning of the
   * window of the one, and `end` the end of that of the other.
   */
  handover: v.optional(handoverSchema),
})
/** A visit of a store. */
export type VisitItem = v.InferOutput<typeof visitItem>

/**
 * The add-ons of a booked service, each with the price that was agreed for it, beside that of the service. Missing in
 * answers that an older version stored.
 */
export const agreedAddons = v.optional(v.array(v.object({ id, name: shortText, price: wireAmountSchema })))

/** A held visit: from when until when each of its services is done, and by whom. */
export const heldVisitSchema = v.object({
  start: instantSchema,
  end: instantSchema,
  lines: v.array(
    v.object({
      service_id: id,
      name: shortText,
      professional: v.object({ id, name: shortText }),
      /** Whether nobody was asked for by name. */
      is_any: v.boolean(),
      start: instantSchema,
      end: instantSchema,
      price: wireAmountSchema,
      addons: agreedAddons,
    }),
  ),
})
/** A held visit. */
export type HeldVisit = v.InferOutput<typeof heldVisitSchema>
