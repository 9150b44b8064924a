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

/** How a listing is handed over. Distances are in metres from where the listing is. */
export const handoverOfferSchema = v.object({
  points: v.boolean(),
  /** It is brought to an address, and fetched from one. */
  brings: v.boolean(),
  fetches: v.boolean(),
  radius: count,
  /** Up to this distance only the base fee is charged. */
  free_distance: count,
  base_fee: wireAmountSchema,
  /** Of each kilometre beyond that which is begun. */
  km_fee: wireAmountSchema,
  /** Of giving back at another point. */
  one_way_fee: wireAmountSchema,
  lead_minutes: count,
  window_minutes: count,
  /** Until so long before it is taken over it can be changed here. */
  cutoff_minutes: count,
  /** When addresses are served. */
  week,
  /** Whom to call when it is too late for that. */
  phone: v.nullable(shortText),
})
/** How a listing is handed over. */
export type WireHandoverOffer = v.InferOutput<typeof handoverOfferSchema>
