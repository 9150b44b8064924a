import * as account from './account.ts'
import * as app from './app.ts'
import * as bookings from './bookings.ts'
import * as checkout from './checkout-perks.ts'
import * as eventSearch from './event-search.ts'
import * as events from './events.ts'
import * as explore from './explore.ts'
import * as favourites from './favourites.ts'
import * as geo from './geo.ts'
import * as giftCards from './gift-cards.ts'
import * as home from './home.ts'
import * as notifications from './notifications.ts'
import * as ordering from './ordering.ts'
import * as orders from './orders.ts'
import * as profile from './profile.ts'
import * as ratings from './ratings.ts'
import * as rentalBookings from './rental-bookings.ts'
import * as rentalOrders from './rental-orders.ts'
import * as rentalPerks from './rental-perks.ts'
import * as rentalRatings from './rental-ratings.ts'
import * as rentalSearch from './rental-search.ts'
import * as rentalTypes from './rental-types.ts'
import * as rentals from './rentals.ts'
import * as search from './search.ts'
import * as session from './session.ts'

/** Every call there is. The server does not start while one of them is unimplemented. */
export const calls = [
  app.getSettings,
  app.getAllLanguages,
  app.getSingleLanguage,
  app.getCountryCodes,
  app.getPages,
  home.getHome,
  geo.suggestLocations,
  geo.locate,
  geo.reverseLocate,
  search.searchListings,
  search.getSearchStart,
  events.getEventInfo,
  events.getEventInfoWithFavourite,
  events.getEventTickets,
  eventSearch.getAllEvents,
  events.getPopularEvents,
  events.getAllEventCategories,
  eventSearch.suggestEvents,
  events.toggleFavoriteEvent,
  events.getRecentViewEvents,
  explore.getMapPoints,
  explore.getCards,
  favourites.getFavourites,
  orders.hold,
  orders.releaseHold,
  orders.getBill,
  orders.getPayment,
  bookings.giveUpChange,
  orders.getOrderFate,
  checkout.cartCoupons,
  checkout.applyCoupon,
  checkout.cartGiftCards,
  checkout.applyGiftCard,
  giftCards.redeemGiftCard,
  checkout.cartMemberships,
  checkout.applyMembership,
  ordering.placeEventBooking,
  bookings.getBookings,
  bookings.getEventBookings,
  bookings.getEventBooking,
  bookings.cancelEventBooking,
  rentals.getRentalInfo,
  rentals.getRentalInfoWithFavourite,
  rentalTypes.getRentalTypes,
  rentalTypes.getRentalCategories,
  rentals.getRentalsHome,
  rentals.getRentalsByBusiness,
  rentalSearch.searchRentals,
  rentalSearch.suggestRentals,
  rentals.toggleFavoriteRental,
  rentals.getRecentViewRentals,
  rentalPerks.getRentalUserDiscounts,
  rentalPerks.validateRentalCoupon,
  rentalOrders.checkRentalAvailability,
  rentalOrders.getRentalCalendar,
  rentalOrders.placeRentalOrder,
  rentalBookings.getRentalBookings,
  rentalBookings.getRentalBooking,
  rentalBookings.cancelRentalBooking,
  rentalBookings.quoteRentalChange,
  rentalBookings.changeRentalBooking,
  ratings.getEventBookingForRating,
  ratings.rateEventBooking,
  rentalRatings.getRentalBookingForRating,
  rentalRatings.rateRentalBooking,
  account.generateLoginOtp,
  account.loginWithOtp,
  account.login,
  account.register,
  account.sendOtp,
  account.verifyOtp,
  account.forgotPassword,
  account.resetPassword,
  account.beginSocialLogin,
  account.finishSocialLogin,
  profile.updateUserInfo,
  profile.updateProfile,
  profile.confirmEmail,
  profile.sendPhoneCode,
  profile.changePhone,
  profile.changePassword,
  profile.endOtherSessions,
  profile.downloadMyData,
  profile.deleteAccount,
  profile.keepAccount,
  profile.getWalletTransactions,
  profile.saveNotificationToken,
  profile.saveOnesignalToken,
  notifications.getNotifications,
  notifications.readNotifications,
  notifications.getPushKey,
  session.logout,
  session.getSessions,
  session.endSession,
] as const

/** One of the calls there are. */
export type AnyCall = (typeof calls)[number]

/** One of those that may wait on the device for a network. */
export type QueuedCall = Extract<AnyCall, { queued: true }>
