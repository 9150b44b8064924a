import type { Booking } from '#contract/entities/booking.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { Speech } from '#src/core/language/language.tsx'
import type { BookingPaths } from '#src/core/listing/paths.ts'
import type { RatingTarget } from '#src/core/rating/rating-target.ts'
import type { BookingQueries } from './queries.ts'

/** How a vertical speaks of its bookings. */
export interface BookingWords {
  /** The way from a list to one of them, and the same with its `title`. */
  open: TextKey
  openOf: TextKey
  manage: TextKey
  /** What stands above what was bought. */
  bought: TextKey
  /** What is shown on arrival, and what its code is to who hears the page. */
  ticket: TextKey
  code: TextKey
  /** Where there may be several: what stands above which of them it is. */
  which?: TextKey
}

/** A vertical's bookings, as the shared screens need them. */
export interface Booked<B extends Booking> {
  queries: BookingQueries<B>
  paths: BookingPaths
  /** How one of them is rated, by its reference. */
  rating: (reference: string) => RatingTarget
  words: BookingWords
  /** Which kind of listing it is of, as its card would say. */
  kindOf: (booking: B) => string
  /** It takes place once: over, it cannot be booked again. */
  isOnce?: true
  /** How many of what: '2 tickets'. */
  countOf: (booking: B, t: Speech['t']) => string
}
