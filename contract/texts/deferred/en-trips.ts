/** English, of what was rented: it comes with the screens that show it. */
export const enTrips = {
  'trips.days': '{n, plural, one {# day} other {# days}}',
  'trips.weeks': '{n, plural, one {# week} other {# weeks}}',
  'trips.months': '{n, plural, one {# month} other {# months}}',
  'trips.others': 'Rent',
  'trips.open': 'View Booking',
  'trips.openOf': 'View Booking: {title}',
  'trips.manage': 'Manage Trip',
  'trips.bought': 'Duration',
  'trips.deposit': 'Security deposit',
  'trips.depositText': 'Held while you have it and given back after. It is not part of the price.',
  'trips.ratingRequired': 'Add a rating and a comment for both.',
} as const
