import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { rentalPricing } from '../rental/pricing.ts'
import { instantSchema } from '../time.ts'
import { bookedHandoverSchema } from './booked-handover.ts'
import { bookingDetail } from './booking.ts'
import { cardSchema, pictureUrl, pointSchema } from './card.ts'
import { count, knownWord, longText, shortText, slug } from './limits.ts'
import { stayPriceSchema } from './stay.ts'

/** A booking of a rental. */
export const rentalBookingSchema = v.object({
  ...bookingDetail,
  rental: v.object({
    slug,
    title: shortText,
    /** The type of rental: a van, a cabin. */
    name: shortText,
    /** The kind, 'vehicle' or 'properties'. */
    kind: shortText,
    cover_image: pictureUrl,
    cover_color: cardSchema.entries.cover_color,
    address: shortText,
    full_address: v.object({ land_mark: shortText, address: shortText, ...pointSchema.entries }),
    google_map_url: v.nullable(v.string()),
    /** The price at the time of booking. */
    price: wireAmountSchema,
    pricing_type: knownWord(rentalPricing),
    business: v.nullable(v.object({ name: shortText })),
  }),
  start_datetime: instantSchema,
  end_datetime: instantSchema,
  day_count: count,
  stay_price: stayPriceSchema,
  /** The handover; null: there is nothing to choose. */
  handover: v.optional(v.nullable(bookedHandoverSchema), null),
  /** The amount that is held at the place, and no part of any total. */
  security_deposit: wireAmountSchema,
  notes: longText,
})
/** A booking of a rental. */
export type RentalBooking = v.InferOutput<typeof rentalBookingSchema>
