import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { pointSchema } from './card.ts'
import { legs } from './handover.ts'
import { id, knownWord, longText, shortText } from './limits.ts'

/** A leg of a booking, as it was agreed. */
const bookedLegSchema = v.object({
  /** `visit`: somebody comes, does their work and leaves. */
  leg: knownWord([...legs, 'visit']),
  /** `point` or `address`; the address of a booking that is long over is empty. */
  kind: shortText,
  point_id: v.nullable(id),
  name: shortText,
  address: shortText,
  latitude: v.nullable(pointSchema.entries.latitude),
  longitude: v.nullable(pointSchema.entries.longitude),
  from: instantSchema,
  until: instantSchema,
  contact_name: shortText,
  contact_phone: shortText,
  note: longText,
  fee: wireAmountSchema,
  /** The code of the key box at the point; shown shortly before, once nothing is due. */
  box_code: v.nullable(shortText),
})
/** A leg of a booking, as it was agreed. */
export type BookedLeg = v.InferOutput<typeof bookedLegSchema>

/** The handover of a booking; without legs nothing was chosen. */
export const bookedHandoverSchema = v.object({
  legs: v.array(bookedLegSchema),
  /** The deadline for changing it in the app. */
  change_until: instantSchema,
  phone: v.nullable(shortText),
})
/** The handover of a booking. */
export type BookedHandover = v.InferOutput<typeof bookedHandoverSchema>
