import type { Bill } from '#contract/bill/bill.ts'
import type { OwnPoints, Perks, WalletUse } from '#contract/bill/perks.ts'
import { type Minor, minor, percentOf, toWire } from '#contract/money.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import * as coupons from '../coupons/repo.ts'
import type { Deps } from '../deps.ts'
import * as cards from '../gift-cards/repo.ts'
import type { Lots } from '../lots/lots.ts'
import type { LiveLot } from '../lots/repo.ts'
import { takeInOrder } from '../lots/split.ts'
import * as memberships from '../memberships/repo.ts'
import type { Bought } from '../scope.ts'
import { billPerks, type Found } from './bill-perks.ts'
import { judgeCoupon, judgeGiftCard, judgeMembership } from './judge.ts'
import { PerkWords } from './refuse.ts'
import * as repo from './repo.ts'

/** The perks that an order wants to use. */
export interface ChosenPerks {
  coupon?: string | null | undefined
  gift_card?: string | null | undefined
  membership?: number | null | undefined
  walletUse: WalletUse
  /** What stays in its wallet. */
  keeps?: readonly OwnPoints[]
}

interface Asked extends Bought {
  subtotal: Minor
  accountId: number | undefined
  language: string
}

/** The perks that a booking took. */
export interface Taken {
  bookingId: number
  reference: string
  accountId: number
  currency: string
}

/** The perks of an order: finds and judges them, then uses them, and gives them back. */
export class CheckoutPerks {
  readonly #deps: Deps
  readonly #words: PerkWords
  readonly #lots: Lots

  constructor(deps: Deps, lots: Lots) {
    this.#deps = deps
    this.#lots = lots
    this.#words = new PerkWords(deps.settings)
  }

  /**
   * Locks the coupon, then the membership, so that nobody else counts with them until the transaction ends.
   * Wallets are locked later, when they are found.
   */
  async lock(tx: Tx, wanted: ChosenPerks): Promise<void> {
    if (wanted.coupon) await coupons.lockCoupon(tx, wanted.coupon)
    if (wanted.membership) await memberships.lockMembership(tx, wanted.membership)
  }

  /**
   * Finds the perks that an order wants and the person has. A perk that does not apply is refused with its
   * reason.
   */
  async find(query: Queryable, wanted: ChosenPerks, asked: Asked, lock = false): Promise<Found> {
    const { accountId, subtotal, language, ...bought } = asked
    const at = { bought, now: this.#deps.clock.now() }
    const say = (perk: string) => ({ perk, currency: bought.currency, language })
    const coupon = wanted.coupon ? await coupons.findCoupon(query, wanted.coupon, accountId) : undefined
    if (wanted.coupon) await this.#words.refuse(judgeCoupon(coupon, { ...at, subtotal }), say('coupon'))
    if (accountId === undefined) return guest(wanted, coupon)
    const membership = wanted.membership
      ? await memberships.findMembership(query, accountId, wanted.membership)
      : undefined
    if (wanted.membership) await this.#words.refuse(judgeMembership(membership, at), say('membership'))
    const unread = wanted.gift_card ? await cards.findCard(query, accountId, wanted.gift_card) : undefined
    const more = { giftCard: unread?.wallet_id, lock, now: at.now }
    const wallets = await repo.readWallets(query, accountId, bought, more)
    const giftCard = unread && { ...unread, ...balanceIn(wallets, unread.wallet_id) }
    if (wanted.gift_card) await this.#words.refuse(judgeGiftCard(giftCard, at), say('gift_card'))
    const offers = await repo.readOffers(query, bought)
    const rate = (await this.#deps.settings.cachedSettings()).referralDiscountRate
    const referralRate = rate > 0 && (await repo.isReferredNewcomer(query, accountId)) ? rate : 0
    const { walletUse, keeps = [] } = wanted
    return { coupon, membership, giftCard, wallets, ...offers, referralRate, walletUse, keeps }
  }

  /** The found perks in the form that the bill takes. */
  perksOf(found: Found): Perks {
    return billPerks(found)
  }

  /** The bonus points and cashback that are good here, whether the person uses them or not. */
  pointsOf(found: Found, currency: string) {
    const { bonus, cashback } = billPerks({ ...found, keeps: [] })
    const balances = { bonus_points: bonus?.balance, cashback: cashback?.balance }
    return Object.entries(balances).flatMap(([code, balance]) =>
      balance ? [{ code, balance: toWire(balance, currency) }] : [],
    )
  }

  /**
   * Takes the amounts of the bill, and counts what was used. The wallets were locked when they were found.
   */
  async use(tx: Tx, taken: Taken, found: Found, bill: Bill): Promise<void> {
    const now = this.#deps.clock.now()
    const off = (code: string) => bill.lines.find((it) => it.code === code)?.amount ?? 0
    const use = { booking_id: taken.bookingId, created_at: now }
    if (found.coupon && off('coupon') > 0) {
      const counted = await coupons.countCoupon(tx, {
        id: found.coupon.id,
        account_id: taken.accountId,
        ...use,
      })
      if (!counted) throw new Refusal('PERK_REFUSED', 'perk.used_up')
    }
    if (found.membership && off('membership') > 0) {
      const counted = await memberships.countMembership(tx, {
        id: found.membership.id,
        amount_minor: off('membership'),
        ...use,
      })
      if (!counted) throw new Refusal('PERK_REFUSED', 'perk.used_up')
    }
    const amounts = {
      cashback: off('cashback'),
      bonus: off('bonus_points'),
      gift_card: off('gift_card'),
      wallet: bill.wallet,
    }
    const parts = found.wallets.flatMap(({ id: wallet_id, kind: source }) => {
      const amount_minor = source in amounts ? amounts[source as keyof typeof amounts] : 0
      return amount_minor > 0 ? [{ source, wallet_id, amount_minor }] : []
    })
    await repo.addParts(tx, taken.bookingId, parts)
    const lots = found.wallets.flatMap((wallet) => {
      const part = parts.find((it) => it.wallet_id === wallet.id)
      return wallet.kind === 'gift_card' || !part ? [] : covering(wallet.lots, part.amount_minor)
    })
    await this.#lots.spend(tx, taken, parts, lots)
  }

  /**
   * Returns a share of what came out of wallets. When all of it goes back, the uses of coupon and membership
   * are no longer counted.
   */
  async giveBack(tx: Tx, taken: Taken, percent: number) {
    if (percent === 100) {
      await coupons.uncountCoupon(tx, taken.bookingId)
      await memberships.uncountMembership(tx, taken.bookingId)
    }
    const given = await this.shares(tx, taken.bookingId, percent)
    await this.#lots.giveBack(tx, taken, given)
    return given
  }

  /** The share of a booking's amounts that would go back to each wallet. */
  async shares(query: Queryable, bookingId: number, percent: number) {
    const parts = await repo.findParts(query, bookingId)
    return parts
      .map((it) => ({ ...it, amount_minor: percentOf(minor(it.amount_minor), percent) }))
      .filter((it) => it.amount_minor > 0)
  }
}

/** The perks of a guest, who may try a coupon; all other perks belong to an account. */
function guest(wanted: ChosenPerks, coupon: Found['coupon']): Found {
  if (wanted.gift_card || wanted.membership || wanted.walletUse !== 'none')
    throw new Refusal('NOTLOGGEDIN', 'error.notLoggedIn')
  const nothing = { membership: undefined, giftCard: undefined, cashback: undefined, bonus: undefined }
  return { coupon, ...nothing, wallets: [], referralRate: 0, walletUse: 'none', keeps: [] }
}

/** The balance as it was read under the lock, instead of the one read before it. */
function balanceIn(wallets: Found['wallets'], walletId: number) {
  const wallet = wallets.find((it) => it.id === walletId)
  return wallet ? { balance_minor: wallet.balance_minor } : {}
}

function covering(lots: readonly LiveLot[], amount: number) {
  const parts = takeInOrder(lots, amount)
  if (!parts) throw new Error(`A bill takes ${amount} of a wallet that holds less.`)
  return parts
}
