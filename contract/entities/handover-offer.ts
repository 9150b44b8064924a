import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { pointSchema } from './card.ts'
import { count, id, shortText } from './limits.ts'
import { openingHoursSchema } from './opening-hours.ts'

const week = openingHoursSchema.entries.week.wrapped

/** A point at which a business hands over. */
export const handoverPointSchema = v.object({
  id,
  name: shortText,
  address: shortText,
  ...pointSchema.entries,
  week,
  fee: wireAmountSchema,
})
/** A point at which a business hands over. */
export type WireHandoverPoint = v.InferOutput<typeof handoverPointSchema>

/** The handover that a business offers for a listing. Distances are in metres from the listing. */
export const handoverOfferSchema = v.object({
  points: v.boolean(),
  /** Whether a courier brings the thing to an address, and fetches it from one. */
  brings: v.boolean(),
  fetches: v.boolean(),
  radius: count,
  /** The distance up to which only the base fee is charged. */
  free_distance: count,
  base_fee: wireAmountSchema,
  /** The fee for each kilometre beyond that, even one that is only begun. */
  km_fee: wireAmountSchema,
  /** The fee for giving back at another point. */
  one_way_fee: wireAmountSchema,
  lead_minutes: count,
  window_minutes: count,
  /** The minutes before the booking begins until which it can be changed in the app. */
  cutoff_minutes: count,
  /** The hours in which addresses are served. */
  week,
  /** Its services are done at an address. Missing where an older version stored the answer. */
  comes: v.optional(v.boolean()),
  /** Whether things are collected for its services, and brought back no earlier than so long after that. */
  collects: v.optional(v.boolean()),
  turnaround_minutes: v.optional(count),
  /** The number to call when it is too late for that. */
  phone: v.nullable(shortText),
})
/** The handover that a business offers for a listing. */
export type WireHandoverOffer = v.InferOutput<typeof handoverOfferSchema>
