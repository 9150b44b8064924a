/** English, the built-in pack: its keys are the texts there are. */
export const en = {
  'app.tagline': 'Find and book what is on, what to drive and where to stay.',
  'app.skipToContent': 'Skip to content',
  'app.loading': 'Loading',
  'app.retry': 'Try again',
  'app.offline': 'Offline. This is from {time}.',
  'app.offlineTitle': 'You are offline',
  'app.offlineText': 'This page was not loaded before. It comes by itself when the network is back.',
  'app.updateReady': 'A new version is ready.',
  'app.updateTake': 'Use it now',
  'app.language': 'Language',
  'app.notFoundTitle': 'There is nothing here',
  'app.notFoundText': 'The address may be old or mistyped.',
  'app.backHome': 'Back to the start',
  'app.failedTitle': 'This did not load',

  'home.soon': 'Coming up',
  'home.vehicles': 'Get around',
  'home.stays': 'Places to stay',
  'home.places': 'Worth a visit',
  'home.services': 'Services nearby',
  'home.news': 'News from town',
  'home.more': 'More',
  'home.empty': 'Nothing is listed here yet. Come back soon.',
  'card.from': 'from {price}',
  'card.free': 'Free',
  'card.rating': '{rating} of 5, {n, plural, one {# rating} other {# ratings}}',

  'help.short': 'Help',
  'help.title': 'Help and questions',
  'help.questions': 'Questions people ask',
  'help.policies': 'The small print',
  'help.contact': 'Write to us: {email}',
  'help.empty': 'Nothing has been written here yet.',

  'error.validation': 'Something in this is not right. Check what you entered.',
  'error.notJson': 'This request could not be read.',
  'error.tooLarge': 'This is more than can be sent at once.',
  'error.notFound': 'This is not there, or not any more.',
  'error.notLoggedIn': 'Log in to go on.',
  userInactiveMessage: 'This account is not active. Write to us if you think that is a mistake.',
  tooManyApiCallsMessage: 'That was a lot at once. Wait a moment and try again.',
  'error.keyReused': 'This was already sent with other details. Start again.',
  'error.inProgress': 'This is being worked on. Give it a moment.',
  'error.taken': 'Somebody else was faster. Choose another one.',
  'error.busy': 'We cannot answer just now. Try again in a moment.',
  'error.internal': 'Something went wrong on our side. Try again in a moment.',
  'error.network': 'No answer came. Check your connection and try again.',
  'error.signInNetwork': 'This network asks you to sign in first. Open your browser, sign in, and come back.',
  'error.upgrade': 'This version is too old. Reload to get the new one.',

  invalidNumber: 'Invalid Number',
} as const

/** A text there is. */
export type TextKey = keyof typeof en

/** A language's own words for every text. */
export type TextPack = Readonly<Record<TextKey, string>>
