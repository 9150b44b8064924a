import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema } from '../entities/card.ts'
import { comingEarningSchema } from '../entities/earning.ts'
import { givenCardSchema } from '../entities/gift.ts'
import { giftCardCampaignSchema } from '../entities/gift-card-campaign.ts'
import { count, shortText, slug } from '../entities/limits.ts'
import { membershipCampaignSchema } from '../entities/membership-campaign.ts'
import {
  businessWalletSchema,
  expiringSchema,
  ownGiftCardSchema,
  ownMembershipSchema,
  spendingRuleSchema,
} from '../entities/wallet.ts'
import { walletTransactionSchema } from '../entities/wallet-transaction.ts'
import { wireAmountSchema } from '../money.ts'

const auth = 'required'
const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20)
const page = { limit, cursor: v.optional(v.pipe(v.string(), v.maxLength(100))) }
const next_cursor = v.optional(shortText)
/** Of some wallets or cards together: what is in them, and how many are not empty. */
const together = v.object({ total: wireAmountSchema, count })

/** What the person has of every kind of perk, what is still to be credited, and what ends within 30 days. */
export const getPerksHome = call('get-perks-home', {
  request: {},
  reply: {
    wallet_balance: wireAmountSchema,
    cashback: together,
    bonus: together,
    gift_cards: together,
    /** How many. */
    memberships: count,
    coming: v.optional(v.array(comingEarningSchema), []),
    expiring: v.array(expiringSchema),
  },
  auth,
})

const ownWallets = {
  request: page,
  reply: { wallets: v.array(businessWalletSchema), next_cursor },
  auth,
} as const

/** The person's cashback, a wallet a business, the newest first. */
export const getCashbackWallets = call('get-cashback-wallets', ownWallets)

/** The person's bonus points, a wallet a business, the newest first. */
export const getBonusWallets = call('get-bonus-wallets', ownWallets)

/** One wallet of a business: how much of a bill it pays, and its transactions, the newest first. */
export const getWallet = call('get-wallet', {
  request: { slug, ...page },
  reply: {
    wallet: businessWalletSchema,
    rules: v.array(spendingRuleSchema),
    transactions: v.array(walletTransactionSchema),
    next_cursor,
  },
  auth,
  errors: ['NOT_FOUND'],
})

/** The lists of where a wallet is good, and the vertical of each. */
export const applicableLists = [
  { list: 'salons', vertical: 'services' },
  { list: 'rentals', vertical: 'rentals' },
  { list: 'events', vertical: 'events' },
] as const

/** Where a wallet of a business is good: what that business offers, the best rated first. */
export const getWalletApplicables = call('get-wallet-applicables', {
  request: { slug, limit },
  reply: {
    wallet: businessWalletSchema,
    data: v.object({
      salons: v.array(cardSchema),
      rentals: v.array(cardSchema),
      events: v.array(cardSchema),
    }),
  },
  auth,
  errors: ['NOT_FOUND'],
})

/** The person's gift cards, those that are good first. One that ended says so for 60 days, an empty one until then too. */
export const getGiftCards = call('get-gift-cards', {
  request: {},
  reply: {
    giftCards: v.array(ownGiftCardSchema),
    /** What the person gave, the newest first. */
    given: v.optional(v.array(givenCardSchema), []),
  },
  auth,
})

/** Gift cards that can be bought, the smallest value first. */
export const getGiftCardCampaigns = call('get-gift-card-campaigns', {
  request: {},
  reply: { campaigns: v.array(giftCardCampaignSchema) },
  auth: 'optional',
})

/** Memberships that can be bought, the cheapest first. */
export const getMembershipCampaigns = call('get-membership-campaigns', {
  request: {},
  reply: { campaigns: v.array(membershipCampaignSchema) },
  auth: 'optional',
})

/** The person's memberships that are good. */
export const getMemberships = call('get-memberships', {
  request: {},
  reply: { memberships: v.array(ownMembershipSchema) },
  auth,
})
