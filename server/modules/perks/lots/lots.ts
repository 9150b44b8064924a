import type { Currency, Minor } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Deps } from '../deps.ts'
import * as cards from '../gift-cards/repo.ts'
import * as ledger from '../repo.ts'
import * as repo from './repo.ts'
import { giveBackTo, type LotPart, takeInOrder } from './split.ts'

const DAY_MS = 86_400_000
/** How long money is good again that came back after its end. */
const GRACE_MS = 30 * DAY_MS
/** How long after its end a card still holds its money, so that an operator can extend it. */
const CARD_KEPT_MS = 30 * DAY_MS
const MOST_AT_ONCE = 1_000

type Origin = Exclude<Tables['wallet_lot']['origin'], 'top_up'>

interface Given {
  walletId: number
  amount: Minor
  currency: Currency
  origin: Origin
  /** Null: the lot has no end. */
  expiresAt: Date | null
  /** The reference of the booking it is for; empty where it is for none. */
  reference: string
  /** The business in whose name it is given; undefined: the house. */
  businessId: number | undefined
}

/** What a gift came to. */
interface GivenLot {
  moveId: number
  lotId: number
}

interface Booked {
  bookingId: number
  reference: string
  currency: string
}

/** A purchase that a person's own wallet paid. */
interface Purchased {
  purchaseId: number
  accountId: number
  amount: Minor
  currency: Currency
  reference: string
}

interface WalletPart {
  wallet_id: number
  amount_minor: number
}

/**
 * The lots of wallets: money by where it came from and until when it is good. Lots and balances change
 * together, in one transaction, and whoever changes the lots of a wallet has locked it.
 */
export class Lots {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Gives a person an amount as a new lot. Answers the lot and the move. */
  async give(tx: Tx, it: Given): Promise<GivenLot> {
    const [given] = await this.giveEach(tx, [it])
    if (!given) throw new Error('Nothing was given.')
    return given
  }

  /** Gives amounts, each as a new lot. Answers each with its lot and move. */
  async giveEach<T extends Given>(tx: Tx, all: readonly T[]): Promise<(T & GivenLot)[]> {
    const now = this.#deps.clock.now()
    const gifts = all.map(({ walletId: wallet_id, amount: amount_minor, origin, businessId, ...it }) => ({
      ...{ wallet_id, amount_minor, reason: origin, reference: it.reference, currency: it.currency },
      house: { for: 'promo' as const, businessId },
    }))
    const moves = await ledger.bookGifts(tx, gifts, now)
    const lots = await repo.addLots(
      tx,
      all.map(({ walletId: wallet_id, origin, amount, expiresAt: expires_at }) => ({
        ...{ wallet_id, origin, given_minor: amount, left_minor: amount, expires_at, created_at: now },
      })),
    )
    return all.map((it, at) => ({ ...it, moveId: moves[at] ?? 0, lotId: lots[at] ?? 0 }))
  }

  /** Pays for a booking with amounts out of wallets, taken from these lots. */
  async spend(tx: Tx, of: Booked, parts: readonly WalletPart[], lots: readonly LotPart[]): Promise<void> {
    if (lots.length > 0) await repo.take(tx, { booking_id: of.bookingId }, lots)
    const legs = parts.map(({ wallet_id, amount_minor }) => ({ wallet_id, amount_minor: -amount_minor }))
    await this.#book(tx, 'order', of, legs)
  }

  /**
   * Pays for a purchase, which is no booking, out of a person's own wallet. False where it does not cover the
   * amount.
   */
  async pay(tx: Tx, of: Purchased): Promise<boolean> {
    const { accountId, amount, currency, reference } = of
    const now = this.#deps.clock.now()
    const wallet = await ledger.findWallet(tx, accountId, currency, now)
    if (!wallet) return false
    await ledger.lockWallets(tx, [wallet.id])
    const lots = takeInOrder(await repo.readLive(tx, [wallet.id], now), amount)
    if (!lots) return false
    await repo.take(tx, { purchase_id: of.purchaseId }, lots)
    const legs = [{ wallet_id: wallet.id, amount_minor: -amount }]
    await ledger.book(tx, { reason: 'purchase', reference, currency, now, legs, house: { for: 'sales' } })
    return true
  }

  /** Returns what a purchase took to the lots it came from. */
  async payBack(tx: Tx, of: Purchased): Promise<void> {
    const { accountId, amount: amount_minor, currency, reference } = of
    const now = this.#deps.clock.now()
    const wallet_id = await ledger.ensurePersonsWallet(tx, { kind: 'wallet', accountId, currency }, now)
    const parts = [{ wallet_id, amount_minor }]
    await this.#putBack(tx, { purchase_id: of.purchaseId }, parts)
    await this.#book(tx, 'purchase_refund', { reference, currency }, parts)
  }

  /** Returns what a booking took to the lots and cards it came from. */
  async giveBack(tx: Tx, of: Booked, parts: readonly WalletPart[]): Promise<void> {
    if (parts.length === 0) return
    await this.#putBack(tx, { booking_id: of.bookingId }, parts)
    await this.#book(tx, 'refund', of, parts)
  }

  /** Fills lots and cards again. Those that have ended meanwhile are good for 30 days again. */
  async #putBack(tx: Tx, of: repo.TakenFor, parts: readonly WalletPart[]): Promise<void> {
    const now = this.#deps.clock.now()
    const revived = { now, until: new Date(now.getTime() + GRACE_MS) }
    const ids = parts.map((it) => it.wallet_id)
    const wallets = await ledger.lockWallets(tx, ids)
    // Everything else in these wallets that has ended is booked out first, so that it is not revived along.
    for (const wallet of wallets) await this.#expire(tx, wallet, { cardsBefore: now })
    const taken = await repo.findTaken(tx, of, ids)
    const lots = wallets
      .filter((it) => it.kind !== 'gift_card')
      .flatMap(({ id }) => {
        const amount = parts.find((it) => it.wallet_id === id)?.amount_minor ?? 0
        return giveBackTo(
          taken.filter((it) => it.wallet_id === id),
          amount,
        )
      })
    if (lots.length > 0) await repo.putBack(tx, of, lots, revived)
    await cards.revive(tx, ids, revived)
  }

  /** Books out lots and cards that have ended. They could not be spent since, so this only tidies. */
  async sweep(): Promise<void> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const cardsBefore = new Date(now.getTime() - CARD_KEPT_MS)
    const ended = [
      ...(await repo.findEnded(database.query, now, MOST_AT_ONCE)),
      ...(await cards.findEnded(database.query, cardsBefore, MOST_AT_ONCE)),
    ]
    for (const id of ended) {
      await database.transaction(async (tx) => {
        for (const wallet of await ledger.lockWallets(tx, [id]))
          await this.#expire(tx, wallet, { cardsBefore })
      })
    }
  }

  /** Books what has ended in a locked wallet to the house's wallet for money that nobody used in time. */
  async #expire(tx: Tx, wallet: ledger.LockedWallet, { cardsBefore }: { cardsBefore: Date }): Promise<void> {
    const { id, kind, currency, balance_minor } = wallet
    const now = this.#deps.clock.now()
    const isCard = kind === 'gift_card'
    const cardLeft = isCard && (await cards.hasEnded(tx, id, cardsBefore)) ? balance_minor : 0
    const ended = isCard ? cardLeft : await repo.empty(tx, id, now)
    if (ended === 0) return
    const legs = [{ wallet_id: id, amount_minor: -ended }]
    await ledger.book(tx, {
      reason: 'expired',
      reference: '',
      currency,
      now,
      legs,
      house: { for: 'expired' },
    })
  }

  async #book(
    tx: Tx,
    reason: string,
    { reference, currency }: Pick<Booked, 'reference' | 'currency'>,
    legs: ledger.Move['legs'],
  ) {
    const now = this.#deps.clock.now()
    await ledger.book(tx, { reason, reference, currency, now, legs, house: { for: 'sales' } })
  }
}
