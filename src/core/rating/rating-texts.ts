import type { TextKey } from '#contract/texts/en.ts'

/** The texts around a rating. */
export interface RatingTexts {
  title: TextKey
  /** The button, where there was no rating before. */
  submit: TextKey
  /** The button, where there was one. */
  update: TextKey
  /** Where no rating is allowed yet. */
  notYet: TextKey
  goneTitle: TextKey
  goneText: TextKey
}

/** The texts for rating a booking. */
export const bookingRatingTexts: RatingTexts = {
  title: 'booking.rate',
  submit: 'rating.submit',
  update: 'rating.update',
  notYet: 'rating.tooEarly',
  goneTitle: 'booking.goneTitle',
  goneText: 'booking.goneText',
}
