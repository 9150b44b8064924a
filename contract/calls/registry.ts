import * as account from './account.ts'
import { announcementCalls } from './announcements/calls.ts'
import * as app from './app.ts'
import * as bookings from './bookings.ts'
import * as checkout from './checkout-perks.ts'
import { eventCalls } from './events/calls.ts'
import * as explore from './explore.ts'
import * as favourites from './favourites.ts'
import * as geo from './geo.ts'
import * as giftCards from './gift-cards.ts'
import * as gifts from './gifts.ts'
import * as home from './home.ts'
import * as inquiries from './inquiries.ts'
import * as notifications from './notifications.ts'
import * as orders from './orders.ts'
import * as perks from './perks.ts'
import * as pickupDrop from './pickup-drop.ts'
import { placeCalls } from './places/calls.ts'
import * as profile from './profile.ts'
import * as purchases from './purchases.ts'
import * as ratings from './ratings.ts'
import * as referrals from './referrals.ts'
import { rentalCalls } from './rentals/calls.ts'
import * as reports from './reports.ts'
import * as search from './search.ts'
import { serviceCalls } from './services/calls.ts'
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
  ...eventCalls,
  ...rentalCalls,
  ...announcementCalls,
  ...placeCalls,
  ...serviceCalls,
  pickupDrop.getPickupDrop,
  pickupDrop.quotePickupDrop,
  explore.getMapPoints,
  explore.getCards,
  favourites.getFavourites,
  ratings.getReviews,
  orders.hold,
  orders.releaseHold,
  orders.getBill,
  orders.bestPerks,
  orders.getPayment,
  bookings.giveUpChange,
  orders.getOrderFate,
  checkout.cartCoupons,
  checkout.applyCoupon,
  checkout.cartGiftCards,
  checkout.applyGiftCard,
  giftCards.redeemGiftCard,
  perks.getPerksHome,
  referrals.getReferrals,
  perks.getCashbackWallets,
  perks.getBonusWallets,
  perks.getWallet,
  perks.getWalletApplicables,
  perks.getGiftCards,
  perks.getGiftCardCampaigns,
  purchases.purchaseGiftCard,
  gifts.giveGiftCard,
  gifts.resendGiftCard,
  gifts.takeBackGiftCard,
  perks.getMemberships,
  perks.getMembershipCampaigns,
  purchases.purchaseMembership,
  purchases.topUpWallet,
  purchases.withdrawWallet,
  purchases.refundPurchase,
  purchases.getWalletFunds,
  checkout.cartMemberships,
  checkout.applyMembership,
  bookings.getBookings,
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
  inquiries.sendInquiry,
  inquiries.answerInquiry,
  inquiries.answerByLink,
  inquiries.getInquiries,
  inquiries.getInquiry,
  inquiries.getInquiryByLink,
  inquiries.readInquiry,
  inquiries.closeInquiry,
  inquiries.reportInquiry,
  inquiries.reportByLink,
  reports.reportListing,
  session.logout,
  session.getSessions,
  session.endSession,
] as const

/** One of the calls there are. */
export type AnyCall = (typeof calls)[number]

/** A call that may wait in the outbox for a network. */
export type QueuedCall = Extract<AnyCall, { queued: true }>
