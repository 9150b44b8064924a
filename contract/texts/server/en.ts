/** English, what the server says by itself: answers, messages, pages of its own. No screen needs them. */
export const enServer = {
  'error.notJson': 'This request could not be read.',
  'error.tooLarge': 'This is more than can be sent at once.',
  'error.notFound': 'This is not there, or not any more.',
  'error.notLoggedIn': 'Log in to go on.',
  tooManyApiCallsMessage: 'That was a lot at once. Wait a moment and try again.',
  'error.keyReused': 'This was already sent with other details. Start again.',
  'error.inProgress': 'This is being worked on. Give it a moment.',
  'error.taken': 'Somebody else was faster. Choose another one.',
  'error.busy': 'We cannot answer just now. Try again in a moment.',
  emailPhoneAlreadyRegistered:
    'This e-mail address or phone number already has an account. Log in with it, or use another one.',
  invalidOtpMsg: 'That code is wrong or has expired. Check it, or ask for a new one.',
  emailPassDonotMatch: 'E-mail and password do not match.',
  'account.tooManyCodes': 'That was a lot of codes. Wait a while before you ask for another one.',
  'account.tooManyTries': 'That was a lot of tries. Wait a while before the next one.',
  'account.codesUsedUp':
    'We cannot send any more codes today. Log in with your e-mail address, or try again tomorrow.',
  'account.captcha': 'Show that you are a person, then try again.',
  'account.captchaSilent': 'The check that you are a person does not answer. Try again in a moment.',
  'account.codeNotSent': 'The code could not be sent. Try again in a moment.',
  'sms.code': 'Your {store} code:\n\n{code}',
  'account.countryNotServed':
    'We do not send codes to this country yet. Use another number, or log in with your e-mail address.',
  'account.codeNeeded': 'Enter the code we sent to your phone.',
  'account.deadLogin': 'This login took too long or was used already. Begin it again.',
  'account.providerFailed':
    'The other service did not let us know who you are. Try again, or log in another way.',
  'account.deadLink': 'This link was used already or is too old. Ask for a new one.',
  'account.notCurrentPassword': 'This is not your current password.',
  'account.passwordCommon': 'Many people use this password, so it is guessed first. Choose another one.',
  'account.passwordPersonal':
    'Who knows your name or address would try this password first. Choose another one.',
  'account.pictureUnreadable': 'This picture could not be read. Choose another one.',
  'mail.reset.subject': 'Reset your {store} password',
  'mail.reset.text':
    'Hello {name},\n\nOpen this link to choose a new password for your {store} account. It works once, within half an hour:\n\n{link}\n\nIf this wasn’t you, ignore this e-mail: your password stays as it is.',
  'mail.confirm.subject': 'Confirm your e-mail – {store}',
  'mail.confirm.text':
    'Open this link to confirm your e-mail address for your {store} account. It works once and for a day:\n\n{link}\n\nIf this wasn’t you, ignore this e-mail.',
  'warn.subject': 'Security alert for your {store} account',
  'warn.phoneChanged':
    "{store}: your account now has another phone number, and this one can't log in any more. If this wasn't you, contact us right away: {help}",
  'warn.emailChanged':
    "{store}: your account now has another e-mail address. If this wasn't you, contact us right away: {help}",
  'warn.passwordChanged':
    "{store}: your password was changed, and all other devices were logged out. If this wasn't you, set a new one right away: {help}",
  'warn.deletion':
    "{store}: your account will be deleted in seven days. To keep it, log in before then. If this wasn't you, contact us right away: {help}",
  'wallet.welcome': 'Welcome gift',
  'wallet.other': 'Booking {reference}',
  'wallet.refund': 'Refund of booking {reference}',

  'perk.unknown': 'That code isn’t valid.',
  'perk.expired': 'This is not valid any more.',
  'perk.not_yet': 'This is not valid yet.',
  'perk.not_for_this': 'This is good for something else, not for what you are booking.',
  'perk.minimum': 'This needs an order of {amount} or more.',
  'perk.used_up': 'This has been used as often as it can be.',
  'perk.in_use': 'Another order of yours, not paid yet, is holding this.',
  'perk.empty': 'There is nothing left on this card.',
  'perk.cardUnknown':
    'We do not know a gift card with this code and PIN. Check both for a slip. After five wrong PINs a card stays shut; who sold it can give you another.',
  'perk.cardRedeemed': 'The gift card is yours now.',
  'perk.tooManyTries':
    'That was a lot of codes that we do not know. Wait a while before you type another one.',
  'perk.couponApplied': 'Coupon Applied',
  'perk.cardApplied': 'Gift Card Applied',
  'perk.memberApplied': 'Membership Applied',

  'order.placed': 'Booked. Your ticket is ready.',
  'order.awaitsConfirmation': 'Booked. Your ticket will be issued after order confirmation.',
  'order.awaitsPayment': 'We’re holding this for you until you pay.',
  'order.soldOut': 'Not enough of this is left.',
  'order.closed': 'This is not on sale now.',
  'order.tooMany': 'One order may have {most} of these at most.',
  'order.oneThing': 'One order is for one event and one date.',
  'order.holdOver': 'Your hold has expired. Choose again; nothing was charged.',
  'order.priceChanged': 'The price has changed since you saw it. Look at the new one.',
  'order.walletShort': 'There is not enough in the wallet for this.',
  'order.noOnline': 'Online payment is not possible just now. Choose another way.',
  'rental.notAvailable': 'Selected rental is not available for the chosen dates.',
  'rental.oneThing': 'One order is for one rental.',
  'rental.not_an_hour': 'Rentals begin and end at full hours.',
  'rental.too_early': 'The earliest start is the next full hour.',
  'rental.too_short': 'The earliest end is tomorrow at the next full hour, and it comes after the start.',
  'rental.too_long': 'Nothing is rented for more than a year at once.',
  'rental.too_far': 'Nothing is rented more than two years ahead.',
  'rental.noSuchTime':
    'The clock there never shows that time: it is changed that night. Choose another hour.',
  'rental.whichTime':
    'The clock there shows that time twice, as it is put back that night. Say which of the two.',
  'rental.taken': 'Not available',
  'order.placed.rentals': 'Your booking is confirmed.',
  'booking.status.1': 'Your ticket will be issued after order confirmation.',
  'booking.status.2': 'Confirmed',
  'booking.status.3': 'Checked in',
  'booking.status.4': 'Completed',
  'booking.status.6': 'Cancelled',
  'booking.status.8': 'Waiting for payment',
  'booking.alreadyCancelled': 'This was cancelled already.',
  'booking.tooLate': 'This can no longer be cancelled.',
  'booking.refundChanged':
    'The refund is smaller now than when you asked, so nothing was cancelled. Look again.',
  'change.impossible': 'The dates of this booking can no longer be changed.',
  'change.unpaid': 'Pay for this booking first. Then its dates can be changed.',
  'change.confirmed':
    'These dates were confirmed by hand. To have others, cancel this booking and make a new one.',
  'change.notLess':
    'It is too late to get something back for other dates. Dates that cost as much or more can still be had.',
  'change.waits': 'Other dates of this booking wait for their payment. Pay for them, or give them up first.',
  'change.same': 'These are the dates you have.',
  'change.meanwhile': 'This booking was changed meanwhile. Look at it again.',
  'rating.notThere': 'You can say how it was once it is over and you were there.',
  'rating.phoneNeeded': 'Confirm your phone number in your profile, then say how it was.',
  'rating.tooMany': 'That was a lot of reviews for one day. Write the next one tomorrow.',

  'notify.confirmed.title': 'Booking confirmed',
  'notify.confirmed.text': '{title} · {when}. Your ticket is ready.',
  'notify.requested.title': 'We have your order',
  'notify.requested.text': '{title} · {when}. You’ll get your ticket once the organiser confirms.',
  'notify.paid.title': 'Payment received',
  'notify.paid.text': '{title} · {when}. Your ticket is ready.',
  'notify.paid_requested.title': 'Payment received',
  'notify.paid_requested.text': '{title} · {when}. You’ll get your ticket once the organiser confirms.',
  'notify.payment_declined.title': 'The payment did not go through',
  'notify.payment_declined.text': '{title} is held for you until {until}. Try again, or pay another way.',
  'notify.paid_too_late.title': 'Your payment came too late',
  'notify.paid_too_late.text': 'Your hold on {title} had expired by then. We’re refunding {amount}.',
  'notify.change_not_made.title': 'Your booking keeps its dates',
  'notify.change_not_made.text':
    'The other dates for {title} were no longer held when your payment came. We’re refunding {amount}.',
  'notify.cancelled.title': 'Booking cancelled',
  'notify.cancelled.text':
    '{title}, {when}. {goesBack, select, yes {We’re refunding {amount}.} other {No refund.}}',
  'notify.called_off.title': 'Your booking was cancelled',
  'notify.called_off.text':
    '{title}, {when}: the organiser had to cancel your booking. {goesBack, select, yes {We’re refunding {amount}.} other {There’s nothing to refund.}}',
  'notify.lapsed.title': 'Not paid in time',
  'notify.lapsed.text':
    'Your hold on {title} has expired, as no payment came. Book again if you still want to go.',
  'notify.refunded.title': 'Refund sent',
  'notify.refunded.text': 'Your refund of {amount} for {title} is on its way to your card.',
  'notify.changed.title': 'Your booking has changed',
  'notify.changed.text': 'It is now: {what}.',
  'notify.reminder_day.title': 'Coming up',
  'notify.reminder_day.text': '{what}',
  'notify.reminder_hours.title': 'Starting soon',
  'notify.reminder_hours.text': '{what}. Have your ticket ready.',
  'order.awaitsConfirmation.rentals': 'We have your order. Waiting for the host to confirm.',
  'booking.status.1.rentals': 'Waiting for the host to confirm.',
  'notify.confirmed.text.rentals': '{title} · {when}. Your booking is confirmed.',
  'notify.requested.text.rentals': '{title} · {when}. Waiting for the host to confirm.',
  'notify.paid.text.rentals': '{title} · {when}. Your booking is confirmed.',
  'notify.paid_requested.text.rentals': '{title} · {when}. Waiting for the host to confirm.',
  'notify.called_off.text.rentals':
    '{title}, {when}: the host had to cancel your booking. {goesBack, select, yes {We’re refunding {amount}.} other {There’s nothing to refund.}}',
  'notify.lapsed.text.rentals':
    'Your hold on {title} has expired, as no payment came. Book again if you still want it.',
  'notify.reminder_hours.text.rentals': '{what}. Have your check-in code ready.',
  'mail.booking.text': '{body}\n\nYour booking:\n{link}\n\n{store}',

  'sandbox.title': 'Payment (sandbox)',
  'sandbox.note': 'This stands in for a payment provider. No money moves here, and no card is asked for.',
  'sandbox.toPay': 'To pay',
  'sandbox.approve': 'Approve',
  'sandbox.decline': 'Decline',
  'sandbox.leave': 'Leave without paying',
  'sandbox.decided': 'This payment is decided, or its time is over.',
  'sandbox.back': 'Back to {store}',
  'sandbox.delivery': 'Notify {store}',
  'sandbox.at_once': 'At once',
  'sandbox.late': 'After 20 seconds',
  'sandbox.twice': 'Twice',
  'sandbox.never': 'Never',
  'fuel.petrol': 'Petrol',
  'fuel.gasoline': 'Gasoline',
  'fuel.diesel': 'Diesel',
  'fuel.electric': 'Electric',
  'fuel.hybrid': 'Hybrid',
  'fuel.plug-in hybrid': 'Plug-in hybrid',
} as const

/** A text the server says by itself. */
export type ServerTextKey = keyof typeof enServer

/** A language's own words for all of them. */
export type ServerTextPack = Readonly<Record<ServerTextKey, string>>
