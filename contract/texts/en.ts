// Long: one list of every text of the screens, in their order.
import type { VerticalId } from '../verticals.ts'
import type { DeferredKey } from './deferred/en.ts'
import type { NameKey } from './vertical-pack.ts'

/** English, the built-in pack: its keys are the texts there are. */
export const en = {
  'app.tagline': 'Events, rentals and services in one place.',
  'app.skipToContent': 'Skip to content',
  'app.loading': 'Loading',
  'app.retry': 'Try again',
  'app.offline': 'You’re offline. Updated {time}.',
  'app.offlineTitle': 'You are offline',
  'app.offlineText': 'You haven’t opened this page yet. It will load when you’re back online.',
  'app.slow': 'This is taking longer than usual.',
  'app.updateReady': 'A new version is ready.',
  'app.updateTake': 'Use it now',
  'app.updateLater': 'A new version is ready. It waits until you are done.',
  'app.news': 'There is something new for you.',
  'app.notFoundTitle': 'Page not found',
  'app.notFoundText': 'The address may be old or mistyped.',
  'app.backHome': 'Go to home page',
  'app.backWhere': 'Go back',
  'app.failedTitle': 'This did not load',

  'app.back': 'Back',

  'nav.label': 'Main',
  'nav.home': 'Home',
  'nav.services': 'Services',
  'nav.bookings': 'Bookings',
  'nav.favourites': 'Favourites',
  'header.guest': 'Guest',
  'header.anywhere': 'Anywhere',
  'header.place': 'You look around {place}. Choose another place',
  'notices.title': 'Notices',
  'notices.unread': '{n, plural, =0 {Notices} one {Notices, # unread} other {Notices, # unread}}',
  'menu.open': 'Open the menu',

  'vertical.events': 'Events',
  'vertical.events.about': 'Concerts, markets and nights out',
  'vertical.rentals': 'Rentals',
  'vertical.rentals.about': 'Something to drive, somewhere to stay',
  'vertical.places': 'Places',
  'vertical.places.about': 'Beaches, cafés and views worth a visit',
  'vertical.services': 'Services',
  'vertical.services.about': 'Hair, massage, repairs and lessons',
  'vertical.announcements': 'News',
  'vertical.announcements.about': 'Local news and notices',

  'strip.soon': 'Coming up',
  'strip.vehicles': 'Get around',
  'strip.stays': 'Places to stay',
  'strip.places': 'Worth a visit',
  'strip.services': 'Services nearby',
  'strip.professionals': 'Loved professionals',
  'strip.news': 'News from town',
  'strip.popularNews': 'Popular News',
  'strip.near': 'Near you',
  'strip.loved': 'Loved by many',
  'strip.popularEvents': 'Popular Events',
  'strip.new': 'New here',
  'strip.lovedVehicles': 'Popular Vehicles',
  'strip.lovedStays': 'Top-rated Places',
  'strip.recommended': 'Recommended Place',
  'strip.atPlaces': 'Events at these places',
  'strip.more': 'More',
  'strip.seeAll': 'See all',
  'strip.seeAllOf': 'See all: {title}',
  'strip.back': 'Back',
  'strip.onwards': 'More',
  'search.title': 'Search',
  'search.in': 'Search {what}',
  'search.invitation': 'Events, stays, haircuts',
  'card.from': 'from {price}',
  'card.per_night': '{price} per night',
  'card.per_day': '{price} per day',
  'card.per_week': '{price} per week',
  'card.per_month': '{price} per month',
  'card.per_head': 'about {price} a head',
  'card.free': 'Free',
  'card.today': 'Today, {time}',
  'card.tomorrow': 'Tomorrow, {time}',
  'card.onUntil': 'On until {day}',
  'card.soldOut': 'Sold out',
  'card.open': 'Open now',
  'card.closed': 'Closed',
  'card.online': 'Online',
  'card.rating': '{rating} of 5, {n, plural, one {# rating} other {# ratings}}',

  'event.tickets': 'Tickets',

  'header.hello': 'Hello, {name}',
  'login.short': 'Log in',
  'menu.profile': 'My Profile',

  'register.short': 'Register',

  'confirm.title': 'Confirm your e\u2011mail address',

  'waiting.offline':
    'You’re offline. Updated {time}, {n, plural, =2 {two things wait} one {one thing waits} other {# things wait}} to be sent.',
  'waiting.bar': '{n, plural, =2 {Two things wait} one {One thing waits} other {# things wait}} to be sent.',
  'waiting.refused':
    '{n, plural, =2 {Two things were} one {One thing was} other {# things were}} not accepted.',
  'waiting.lost':
    '{n, plural, =2 {Two things were} one {One thing was} other {# things were}} lost by this device before being sent.',
  'waiting.see': 'See',

  'device.full': 'This device is full, so that was not done. Free some space and try again.',

  'events.search': 'Search Events',
  'place.title': 'Pick a place',

  'help.title': 'Help and questions',
  'messages.title': 'Messages',
  'perks.title': 'Perks',
  'menu.wallet': 'Wallet',
  'menu.refer': 'Refer & Earn',

  'error.internal': 'Something went wrong on our side. Try again in a moment.',
  'error.network': 'No answer came. Check your connection and try again.',
  'error.signInNetwork': 'This network asks you to sign in first. Open your browser, sign in, and come back.',
  'error.upgrade': 'This version is too old. Reload to get the new one.',

  loginErrorMessage: 'That did not work. Try again in a moment.',
  invalidNumber: 'Invalid Number',

  'booking.myTicket': 'My Ticket',
  'booking.arrivalCode': 'Check-in code',
  'booking.rate': 'Rate Booking',
  'forgot.title': 'Set a new password',
  'reset.title': 'Your new password',
  'waiting.favourite': 'Change your favourites',
  'waiting.order': 'Book',
  'waiting.cancelBooking': 'Cancel a booking',
  'waiting.rate': 'Rate a booking',
  'waiting.ratePlace': 'Review a place',
  'rentals.kind.vehicle': 'Transportation',
  'rentals.kind.properties': 'Accommodation',
  'rentals.findVehicle': 'Find a vehicle',
  'rentals.findHome': 'Find somewhere to stay',
  'places.search': 'Search Place',
  'stores.search': 'Search Store',
  'place.review': 'Write a Review',
} as const

/** A text there is. */
export type TextKey = keyof typeof en | DeferredKey

/** A language's own words for every text of the first screens; what a vertical is called is among that one's. */
export type TextPack = Readonly<Record<Exclude<keyof typeof en, NameKey<VerticalId>>, string>>
