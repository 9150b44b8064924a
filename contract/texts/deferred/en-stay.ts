/** English, of a rental in the cart. */
export const enStay = {
  'stay.title': 'Choose your dates',
  'stay.there': 'Local time',
  'stay.from': 'From',
  'stay.until': 'Until',
  'stay.share': '{n, plural, one {# day more, as a share} other {# days more, as a share}}',
  'stay.total': 'Rental Total',
  'stay.replaceTitle': 'One rental at a time',
  'stay.replaceText': 'You have chosen dates of “{title}”. They go if you choose these.',
} as const
