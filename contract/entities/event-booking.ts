import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { bookingDetail } from './booking.ts'
import { cardSchema, pictureUrl, pointSchema } from './card.ts'
import { count, shortText, slug } from './limits.ts'

/** A booking of an event. */
export const eventBookingSchema = v.object({
  ...bookingDetail,
  event: v.object({
    slug,
    title: shortText,
    cover_image: pictureUrl,
    cover_color: cardSchema.entries.cover_color,
    start_time: instantSchema,
    end_time: instantSchema,
    timezone: shortText,
    is_online: v.boolean(),
    address: shortText,
    full_address: v.object({ land_mark: shortText, address: shortText, ...pointSchema.entries }),
    google_map_url: v.nullable(v.string()),
    user: v.object({ name: shortText }),
  }),
  booking_tickets: v.array(v.object({ name: shortText, quantity: count, price: wireAmountSchema })),
  booked_tickets_count: count,
})
/** A booking of an event. */
export type EventBooking = v.InferOutput<typeof eventBookingSchema>
