import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { bookedHandoverSchema } from './booked-handover.ts'
import { bookingDetail } from './booking.ts'
import { cardSchema, pictureUrl, pointSchema } from './card.ts'
import { count, id, knownWord, shortText, slug } from './limits.ts'
import { agreedAddons, heldVisitSchema } from './visit.ts'

/** A service that was booked, as it was agreed. */
const bookedServiceSchema = v.object({
  service_id: id,
  name: shortText,
  /** The professional; null: one of the staff, and until the booking is paid nobody knows who. */
  professional: v.nullable(v.object({ id, slug, name: shortText, avatar_image: pictureUrl })),
  /** Whether nobody was asked for by name. */
  is_any: v.boolean(),
  start: instantSchema,
  end: instantSchema,
  price: wireAmountSchema,
  addons: agreedAddons,
})

/** A proposal of the store to change a visit. It is held for the customer until they answer. */
const proposalSchema = v.object({
  /** The reason: the professional is away then, or does not work then; or the store has another one. */
  reason: knownWord(['absent', 'hours']),
  until: instantSchema,
  ...heldVisitSchema.entries,
})

/** A booking of a visit of a store. */
export const serviceBookingSchema = v.object({
  ...bookingDetail,
  store: v.object({
    slug,
    title: shortText,
    cover_image: pictureUrl,
    cover_color: cardSchema.entries.cover_color,
    address: shortText,
    full_address: v.object({ land_mark: shortText, address: shortText, ...pointSchema.entries }),
    phone: v.nullable(shortText),
  }),
  /** The lines, in the order in which they are done. */
  lines: v.array(bookedServiceSchema),
  /** The length of the visit. */
  minutes: count,
  /** The deadline for another time, while it can be changed at all. */
  change_until: instantSchema,
  /** The ids of its services that can be booked again now. */
  again: v.array(id),
  proposal: v.optional(v.nullable(proposalSchema), null),
  /** Where it is done, if at an address of the customer's. Missing where an older version stored the answer. */
  handover: v.optional(v.nullable(bookedHandoverSchema)),
})
/** A booking of a visit of a store. */
export type ServiceBooking = v.InferOutput<typeof serviceBookingSchema>
