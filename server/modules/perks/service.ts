import { minor, toWire } from '#contract/money.ts'
import { AdjustedPerks } from './checkout/adjust.ts'
import { BestPerks } from './checkout/best.ts'
import { CheckoutPerks } from './checkout/checkout.ts'
import { OfferedPerks } from './checkout/offered.ts'
import { CodeGuesses } from './code-guesses.ts'
import type { Deps } from './deps.ts'
import { EarningCredits } from './earning/credits.ts'
import { Earnings } from './earning/earnings.ts'
import { OperatorEarnings } from './earning/operator-earnings.ts'
import { GiftDelivery } from './gift-cards/delivery.ts'
import { GiftNews } from './gift-cards/gift-news.ts'
import { Gifts } from './gift-cards/gifts.ts'
import { Redemption } from './gift-cards/redemption.ts'
import { GiftCardShop } from './gift-cards/shop.ts'
import { Grants } from './grants.ts'
import { ExpiryWarnings } from './lots/expiry-warnings.ts'
import { Lots } from './lots/lots.ts'
import { OwnMoney } from './lots/own-money.ts'
import { MembershipShop } from './memberships/shop.ts'
import { OperatorCampaigns } from './operator-campaigns.ts'
import { OperatorPerks } from './operator-perks.ts'
import { OperatorSpending } from './operator-spending.ts'
import { HeldRewards } from './referral/held-rewards.ts'
import { Referrals } from './referral/referrals.ts'
import { Rewards } from './referral/rewards.ts'
import * as repo from './repo.ts'
import { TopUps } from './top-ups.ts'
import { HeldPerks } from './wallets/held.ts'
import { type AskedPage, Statement } from './wallets/statement.ts'
import { OwnWallets } from './wallets/wallets.ts'

export type { Bought } from './goods.ts'
export type { TakenOut } from './lots/own-money.ts'

/** Builds the parts of the module. A part may depend on those above it. */
function createParts(deps: Deps) {
  const lots = new Lots(deps)
  const statement = new Statement(deps)
  const earnings = new Earnings(deps)
  const checkout = new CheckoutPerks(deps, lots)
  const grants = new Grants(deps, lots)
  const gifts = new Gifts(deps)
  const giftNews = new GiftNews(deps)
  const ownMoney = new OwnMoney(deps)
  const rewards = new Rewards(deps, lots)
  return {
    checkout,
    adjusted: new AdjustedPerks(deps, lots),
    offered: new OfferedPerks(deps, checkout),
    bestPerks: new BestPerks(deps, checkout),
    guesses: new CodeGuesses(deps),
    redemption: new Redemption(deps, giftNews),
    giftNews,
    gifts,
    giftDelivery: new GiftDelivery(deps, giftNews),
    statement,
    wallets: new OwnWallets(deps, { statement, earnings }),
    held: new HeldPerks(deps),
    lots,
    ownMoney,
    earnings,
    operatorEarnings: new OperatorEarnings(deps),
    operatorSpending: new OperatorSpending(deps),
    earningCredits: new EarningCredits(deps, lots),
    referrals: new Referrals(deps, rewards),
    heldRewards: new HeldRewards(deps, rewards),
    expiryWarnings: new ExpiryWarnings(deps),
    /** What people buy, by the kind of their purchase. */
    goods: {
      gift_card: new GiftCardShop(deps, gifts),
      membership: new MembershipShop(deps),
      top_up: new TopUps(deps, ownMoney),
    },
    grants,
    operator: new OperatorPerks(deps, grants),
    campaigns: new OperatorCampaigns(deps),
  }
}

/**
 * Wallets, and every amount that went into or out of them. Entries are never changed: a mistake is booked
 * back.
 */
export class PerksService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }

  /** The balance of the account's own wallet, as a decimal amount. */
  async balanceOf(accountId: number): Promise<number> {
    const wallet = await this.#walletOf(accountId)
    return wallet ? toWire(minor(wallet.balance_minor), wallet.currency) : 0
  }

  /** The entries of the account's own wallet, the newest first. */
  async transactionsOf(accountId: number, page: AskedPage) {
    const wallet = await this.#walletOf(accountId)
    if (!wallet) return { wallet_balance: 0, transactions: [] }
    const wallet_balance = toWire(minor(wallet.balance_minor), wallet.currency)
    return { wallet_balance, ...(await this.parts.statement.page(wallet.id, page)) }
  }

  /** The account's own wallet in the currency of the marketplace. */
  async #walletOf(accountId: number) {
    const { database, settings, clock } = this.deps
    const { currencyCode } = await settings.cachedSettings()
    return repo.findWallet(database.query, accountId, currencyCode, clock.now())
  }
}
