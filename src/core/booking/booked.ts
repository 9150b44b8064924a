import type { ComponentType } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { Speech } from '#src/core/language/language.tsx'
import type { BookingPaths } from '#src/core/listing/paths.ts'
import type { RatingTarget } from '#src/core/rating/rating-target.ts'
import type { BookingQueries } from './queries.ts'

/** The texts with which a vertical speaks of its bookings. */
export interface BookingWords {
  /** The link from a list to a booking, and the same with its `title`. */
  open: TextKey
  openOf: TextKey
  manage: TextKey
  /** The heading of the purchase. */
  bought: TextKey
  /** The name of the ticket that is shown on arrival, and the name of its code for screen readers. */
  ticket: TextKey
  code: TextKey
  /**
   * The heading of a new time that is not paid yet, and the button that keeps the old one; by default, texts
   * for dates.
   */
  newTime?: TextKey
  keepTime?: TextKey
  /** The heading that tells the parts of a booking from each other, where it may have several. */
  which?: TextKey
}

/** The lazily loaded drawer in which a past booking is made again. */
export interface AgainSheet<B> {
  AgainDrawer: ComponentType<{ booking: B; onClosed: () => void }>
}

/** A vertical's bookings, as the shared screens need them. */
export interface Booked<B extends Booking> {
  queries: BookingQueries<B>
  paths: BookingPaths
  /** The rating of a booking, by its reference; missing where a vertical asks for no ratings. */
  rating?: (reference: string) => RatingTarget
  words: BookingWords
  /** The kind of listing that was booked, as its card would say it. */
  kindOf: (booking: B) => string
  /** Whether the listing takes place once, so that it cannot be booked again. */
  isOnce?: true
  /** The drawer in which it is booked again, where opening its page is not enough. */
  again?: () => Promise<AgainSheet<B>>
  /** The words for the quantity that was booked: '2 tickets'. */
  countOf: (booking: B, t: Speech['t']) => string
}
