/** English, of the screens of services: it comes with the code that says it. */
export const en = {
  'stores.all': 'Stores',
  'stores.what': 'What to find ? Store',
  'stores.nearby': '{n, plural, one {# Store Nearby} other {# Stores Nearby}}',

  'store.ask': 'Ask for a time',
  'store.call': 'Call',
  'store.professionals': 'Professionals',
  'store.services': 'Services',
  'store.minutes': '{n} min',
  'store.minutesTo': '{n}–{most} min',
  'store.at_home': 'comes to you',
  'store.collect': 'picks up and returns',
  'store.hours': 'Opening hours',
  'store.noHours': 'The opening hours have not been added yet.',
  'store.allPhotos': 'All photos',
  'store.related': 'More like this nearby',

  'professional.store': 'Works at',
} as const
