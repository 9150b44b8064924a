import type { Bill } from '#contract/bill/bill.ts'
import type { WalletUse } from '#contract/bill/perks.ts'
import { quote } from '#contract/bill/quote.ts'
import { billToWire } from '#contract/bill/wire.ts'
import type { OrderItems } from '#contract/entities/order-item.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { parseWire } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import { findTerms } from '../record/repo.ts'
import { agreedTerms, termsToWire } from '../record/terms.ts'
import type { Offer } from '../sellable.ts'
import { soldOf } from '../sold.ts'

/** The perks a call names, and how it pays. */
export interface RequestedPerks {
  coupon?: string | null | undefined
  gift_card?: string | null | undefined
  membership?: number | null | undefined
  partial_wallet: boolean
  /** Bonus points and cashback stay where they are. */
  keep_points?: boolean
  method?: PaymentMethod | undefined
}

function wantedOf({ method, partial_wallet, keep_points = false, ...named }: RequestedPerks) {
  const part: WalletUse = partial_wallet ? 'partial' : 'none'
  const walletUse: WalletUse = method === 'WALLET' ? 'full' : part
  const { coupon, gift_card, membership } = named
  return { coupon, gift_card, membership, walletUse, keepPoints: keep_points }
}

interface Who {
  accountId: number | undefined
  language: string
}

/** Reckons bills, from what the database says and nothing else. */
export class Reckoner {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The bill for whoever asks, and the terms they would agree to; nothing is held or taken. */
  async bill(vertical: VerticalId, items: OrderItems, asked: RequestedPerks, who: Who) {
    const { query } = this.#deps.database
    const offer = await soldOf(this.#deps, vertical).choose(items).offer(query, this.#deps.clock.now())
    const { bill, found } = await this.#reckon(query, vertical, offer, asked, who, false)
    const terms = agreedTerms(await findTerms(query, offer.listingId), offer.startsAt)
    const points = this.#deps.perks.parts.checkout.pointsOf(found, bill.currency)
    return { bill: billToWire(bill), cancellation: termsToWire(terms), points }
  }

  /** The bill of an order, whose perks and wallets nobody else uses until the transaction ends. */
  async reckon(tx: Tx, vertical: VerticalId, offer: Offer, asked: RequestedPerks, who: Who) {
    await this.#deps.perks.parts.checkout.lock(tx, wantedOf(asked))
    return this.#reckon(tx, vertical, offer, asked, who, true)
  }

  async #reckon(
    query: Queryable,
    vertical: VerticalId,
    { listingId, businessId, currency, subtotal }: Offer,
    asked: RequestedPerks,
    who: Who,
    lock: boolean,
  ) {
    const { checkout } = this.#deps.perks.parts
    const of = { vertical, listingId, businessId, currency, subtotal, ...who }
    const found = await checkout.find(query, wantedOf(asked), of, lock)
    return { found, bill: quote({ currency, subtotal, ...checkout.perksOf(found) }) }
  }
}

/** Refuses an order whose person saw another price, or whose wallet no longer does what they chose it to do. */
export function requireAsSeen(bill: Bill, { total, ...asked }: RequestedPerks & { total: number }): void {
  const changed = () =>
    new Refusal('PRICE_CHANGED', 'order.priceChanged', { details: { bill: billToWire(bill) } })
  if (parseWire(total, bill.currency) !== bill.total) throw changed()
  if (asked.method === 'WALLET' && bill.payable > 0) throw new Refusal('UNAVAILABLE', 'order.walletShort')
  if (asked.method !== 'WALLET' && asked.partial_wallet && bill.total > 0 && bill.wallet === 0)
    throw changed()
}
