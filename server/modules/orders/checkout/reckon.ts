import type { PaidBill } from '#contract/bill/deposit.ts'
import { type OwnPoints, ownPoints, type WalletUse } from '#contract/bill/perks.ts'
import { quote } from '#contract/bill/quote.ts'
import { billToWire } from '#contract/bill/wire.ts'
import type { OrderItems } from '#contract/entities/order-item.ts'
import { type PaymentMethod, paymentMethod } from '#contract/entities/placed.ts'
import { formatMinor } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Deps } from '../deps.ts'
import type { Offer } from '../offer.ts'
import { findTerms } from '../record/repo.ts'
import { agreedTerms, termsToWire } from '../record/terms.ts'
import { soldOf } from '../sold.ts'
import {
  depositToWire,
  methodProblem,
  type RefusedMethods,
  type ToPay,
  toBePaid,
  type WayToPay,
} from './to-pay.ts'

/** The points that a call keeps. */
interface RequestedPoints {
  keep?: readonly OwnPoints[] | undefined
  /** Keeps both. */
  keep_points?: boolean
}

/** The perks that a call names, and the way of payment. */
export interface RequestedPerks extends WayToPay, RequestedPoints {
  coupon?: string | null | undefined
  gift_card?: string | null | undefined
  membership?: number | null | undefined
}

type Found = Parameters<Deps['perks']['parts']['checkout']['pointsOf']>[0]

/** An order's bill, with the perks that it uses and how it can be paid. */
export interface Reckoned {
  bill: PaidBill
  found: Found
  toPay: ToPay
  /** For texts about how it is paid: the deposit as the `amount`. */
  values: { amount: string }
}

const kept = ({ keep = [], keep_points = false }: RequestedPoints) => (keep_points ? ownPoints : keep)

function wantedOf({ method, partial_wallet, ...named }: RequestedPerks) {
  const part: WalletUse = partial_wallet ? 'partial' : 'none'
  const walletUse: WalletUse = method === 'WALLET' ? 'full' : part
  const { coupon, gift_card, membership } = named
  return { coupon, gift_card, membership, walletUse, keeps: kept(named) }
}

interface Who {
  accountId: number | undefined
  language: string
}

/** Makes bills out of what the database says, and nothing else. */
export class Reckoner {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * The bill for a person, the ways to pay it, and the terms they would agree to. Nothing is held or taken.
   */
  async bill(vertical: VerticalId, items: OrderItems, asked: RequestedPerks, who: Who) {
    const { query } = this.#deps.database
    const sold = soldOf(this.#deps, vertical)
    const offer = await sold.choose(items).offer(query, this.#deps.clock.now())
    const reckoned = await this.#reckon(query, vertical, offer, asked, who, false)
    const { bill, found, toPay } = reckoned
    const terms = agreedTerms((await findTerms(query, offer.listingId)) ?? sold.terms, offer.startsAt)
    const { checkout, earnings } = this.#deps.perks.parts
    const points = checkout.pointsOf(found, bill.currency)
    const earns = await earnings.expected(query, { vertical, ...offer }, bill)
    const methods = await this.#methods(reckoned, who.language)
    const deposit = depositToWire(toPay, bill.currency)
    return { bill: billToWire(bill), cancellation: termsToWire(terms), points, earns, deposit, methods }
  }

  /** The perks that the person would best use. */
  async best(
    { vertical, items, points }: { vertical: VerticalId; items: OrderItems; points: RequestedPoints },
    who: { accountId: number; language: string },
  ) {
    const { query } = this.#deps.database
    const offer = await soldOf(this.#deps, vertical).choose(items).offer(query, this.#deps.clock.now())
    return this.#deps.perks.parts.bestPerks.find(query, { vertical, ...offer, ...who }, kept(points))
  }

  /**
   * The bill of an order. Its perks and wallets are locked, so that nobody else uses them until the
   * transaction ends.
   */
  async reckon(tx: Tx, vertical: VerticalId, offer: Offer, asked: RequestedPerks, who: Who) {
    await this.#deps.perks.parts.checkout.lock(tx, wantedOf(asked))
    return this.#reckon(tx, vertical, offer, asked, who, true)
  }

  async #reckon(
    query: Queryable,
    vertical: VerticalId,
    offer: Offer,
    asked: RequestedPerks,
    who: Who,
    lock: boolean,
  ): Promise<Reckoned> {
    const { perks: perksService, settings, clock } = this.#deps
    const { checkout } = perksService.parts
    const { listingId, businessId, currency, subtotal } = offer
    const of = { vertical, listingId, businessId, currency, subtotal, ...who }
    const found = await checkout.find(query, wantedOf(asked), of, lock)
    const perks = checkout.perksOf(found)
    const buyer = { offer, accountId: who.accountId, now: clock.now() }
    const refused = (await soldOf(this.#deps, vertical).refusedMethods?.(query, buyer)) ?? {}
    const whole = quote({ currency, subtotal, ...perks })
    const { bill, toPay } = toBePaid(whole, { deposit: offer.deposit, refused }, perks.wallet, asked)
    const { currencySymbol, currencySymbolAlign: side } = await settings.cachedSettings()
    const look = { currencySymbol, side, locale: who.language }
    return { bill, found, toPay, values: { amount: formatMinor(toPay.deposit, currency, look) } }
  }

  /** The methods of payment, and of those that cannot pay an order why not. */
  async #methods({ toPay, values }: Reckoned, language: string) {
    const { payments, settings } = this.#deps
    const isOnline = await payments.isOnline()
    const off: RefusedMethods = isOnline ? {} : { Online: 'order.noOnline' }
    const refused = { ...off, ...toPay.refused }
    const shown = async (method: PaymentMethod) => {
      const problem = methodProblem(method, { ...toPay, refused })
      if (!problem) return { method, allowed: true }
      return { method, allowed: false, why: await settings.say(language, problem, values) }
    }
    return Promise.all(paymentMethod.options.map(shown))
  }
}
