import * as v from 'valibot'
import { call } from '../call.ts'
import { daySchema, recipientSchema } from '../entities/gift.ts'
import { id, longText } from '../entities/limits.ts'
import { bookingReference } from '../entities/placed.ts'
import { payoutPartSchema, walletFundsSchema } from '../entities/wallet-funds.ts'
import { wireAmountSchema } from '../money.ts'
import { statusSchema } from '../status.ts'

/** A campaign, by its id or as it was listed. */
const campaign = v.union([
  id,
  v.pipe(
    v.object({ id }),
    v.transform((it) => it.id),
  ),
])
/** Value that can be spent is paid online and by nothing else, however that is spelt. */
const online = v.pipe(v.string(), v.toUpperCase(), v.literal('ONLINE'))

/** What came of a purchase: under the names an order's answer has, so that it is asked about and paid alike. */
const begun = {
  message: longText,
  data: v.object({
    status: statusSchema,
    unique_booking_id: bookingReference,
    /** Where it is paid; only while that is waited for. */
    payment_url: v.optional(v.string()),
  }),
}

/** Buys a gift card of a campaign, for oneself or as a gift. `total` is the price as it was seen: at another one nothing is bought. */
export const purchaseGiftCard = call('purchase-gift-card', {
  request: {
    method: online,
    gift_card: campaign,
    recipient_type: v.picklist(['self', 'gift']),
    /** Whom a gift is for. */
    recipient_data: v.optional(recipientSchema),
    /** On which day a gift is mailed; without one at once. */
    deliver_on: v.optional(daySchema),
    total: v.optional(wireAmountSchema),
  },
  reply: begun,
  auth: 'required',
  idempotent: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'PRICE_CHANGED'],
})

/** Puts money into the wallet. */
export const topUpWallet = call('top-up-wallet', {
  request: { amount: wireAmountSchema, method: online },
  reply: begun,
  auth: 'required',
  idempotent: true,
  errors: ['UNAVAILABLE'],
})

/** Pays money of the person's own out of the wallet, to where it came from. What was given to them never leaves it. */
export const withdrawWallet = call('withdraw-wallet', {
  request: { amount: wireAmountSchema },
  reply: { message: longText, refunds: v.array(payoutPartSchema) },
  auth: 'required',
  idempotent: true,
  errors: ['UNAVAILABLE'],
})

/** Gives back a gift card or membership that was bought and of which nothing was used, for its money, the way it was paid. */
export const refundPurchase = call('refund-purchase', {
  request: { purchase: bookingReference },
  reply: { message: longText },
  auth: 'required',
  idempotent: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/** What of the wallet is the person's own, what ends soon, and what they may put in and have paid out now. */
export const getWalletFunds = call('get-wallet-funds', {
  request: {},
  reply: walletFundsSchema.entries,
  auth: 'required',
})

/** Online, or out of the wallet where it covers all of it. */
const onlineOrWallet = v.pipe(v.string(), v.toUpperCase(), v.picklist(['ONLINE', 'WALLET']))

/** Buys a membership of a campaign. A second one of the same begins when the first one ends. */
export const purchaseMembership = call('purchase-membership', {
  request: { method: onlineOrWallet, selected_campaign: campaign, total: v.optional(wireAmountSchema) },
  reply: begun,
  auth: 'required',
  idempotent: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'PRICE_CHANGED'],
})
