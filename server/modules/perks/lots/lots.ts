import type { Currency, Minor } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Deps } from '../deps.ts'
import * as cards from '../gift-cards/repo.ts'
import * as ledger from '../repo.ts'
import * as repo from './repo.ts'
import { type LotPart, shareAmong } from './split.ts'

const DAY_MS = 86_400_000
/** What comes back after its end is good for so long. */
const GRACE_MS = 30 * DAY_MS
/** A card that ended is emptied only so long after, so that an operator can still extend it. */
const CARD_KEPT_MS = 30 * DAY_MS
const MOST_AT_ONCE = 1_000

export type Origin = Tables['wallet_lot']['origin']

interface Given {
  walletId: number
  amount: Minor
  currency: Currency
  origin: Origin
  /** Null: it never ends. */
  expiresAt: Date | null
  /** Which booking it is for; none: empty. */
  reference: string
  /** In whose name it is given; undefined: the house's. */
  businessId: number | undefined
}

interface Booked {
  bookingId: number
  reference: string
  currency: string
}

interface WalletPart {
  wallet_id: number
  amount_minor: number
}

/**
 * Money in people's wallets by where it came from and until when it is good. Lots and balances change together, in one
 * transaction, and whoever changes the lots of a wallet has locked it.
 */
export class Lots {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Gives a person something. */
  async give(tx: Tx, it: Given): Promise<void> {
    const { walletId: wallet_id, amount: amount_minor, origin, currency, reference, businessId } = it
    const now = this.#deps.clock.now()
    await ledger.book(tx, {
      ...{ reason: origin, reference, currency, now },
      legs: [{ wallet_id, amount_minor }],
      house: { for: 'promo', businessId },
    })
    const amounts = { given_minor: amount_minor, left_minor: amount_minor }
    await repo.addLot(tx, { wallet_id, origin, ...amounts, expires_at: it.expiresAt, created_at: now })
  }

  /** A booking is paid with these parts of wallets, and of these lots of them. */
  async spend(tx: Tx, of: Booked, parts: readonly WalletPart[], lots: readonly LotPart[]): Promise<void> {
    if (lots.length > 0) await repo.take(tx, of.bookingId, lots)
    const legs = parts.map(({ wallet_id, amount_minor }) => ({ wallet_id, amount_minor: -amount_minor }))
    await this.#book(tx, 'order', of, legs)
  }

  /** What a booking took goes back to the lots and cards it came from; what ended meanwhile is good for 30 days again. */
  async giveBack(tx: Tx, of: Booked, parts: readonly WalletPart[]): Promise<void> {
    if (parts.length === 0) return
    const now = this.#deps.clock.now()
    const revived = { now, until: new Date(now.getTime() + GRACE_MS) }
    const ids = parts.map((it) => it.wallet_id)
    const wallets = await ledger.lockWallets(tx, ids)
    // What else is in there has ended, and stays so.
    for (const wallet of wallets) await this.#expire(tx, wallet, { cardsBefore: now })
    const taken = await repo.findTaken(tx, of.bookingId, ids)
    const lots = wallets
      .filter((it) => it.kind !== 'gift_card')
      .flatMap(({ id }) => {
        const amount = parts.find((it) => it.wallet_id === id)?.amount_minor ?? 0
        return shareAmong(
          taken.filter((it) => it.wallet_id === id),
          amount,
        )
      })
    if (lots.length > 0) await repo.putBack(tx, of.bookingId, lots, revived)
    await cards.revive(tx, ids, revived)
    await this.#book(tx, 'refund', of, parts)
  }

  /** Books out what ended. It holds nothing since then: this only tidies. */
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

  /** What ended of a locked wallet goes to where all goes that nobody used in time. */
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

  #book(tx: Tx, reason: string, { reference, currency }: Booked, legs: ledger.Move['legs']): Promise<void> {
    const now = this.#deps.clock.now()
    return ledger.book(tx, { reason, reference, currency, now, legs, house: { for: 'sales' } })
  }
}
