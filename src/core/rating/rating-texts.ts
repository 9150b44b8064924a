import type { TextKey } from '#contract/texts/en.ts'

/** What is said around a rating. */
export interface RatingTexts {
  title: TextKey
  /** On the button, where nothing was said before. */
  submit: TextKey
  /** Where something was. */
  update: TextKey
  /** Where nothing may be said. */
  notYet: TextKey
  goneTitle: TextKey
  goneText: TextKey
}

/** Of what was booked. */
export const bookingRatingTexts: RatingTexts = {
  title: 'booking.rate',
  submit: 'rating.submit',
  update: 'rating.update',
  notYet: 'rating.tooEarly',
  goneTitle: 'booking.goneTitle',
  goneText: 'booking.goneText',
}
