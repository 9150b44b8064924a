import { type Currency, type Minor, minor, sum } from '#contract/money.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Deps } from '../deps.ts'
import * as ledger from '../repo.ts'
import * as own from './own-repo.ts'
import * as repo from './repo.ts'
import { takeInOrder } from './split.ts'

const MOST_AT_ONCE = 100

interface Whose {
  accountId: number
  currency: Currency
}

/** For money that leaves wherever it came from, and however long ago. */
const nowhere: own.GoesBack = { gateway: '', since: new Date(0) }

/** An amount that left a wallet, by the purchases that had brought it in. */
export interface TakenOut {
  moveId: number
  amount: number
  currency: Currency
  parts: readonly { purchaseId: number; amount: number }[]
}

/**
 * Own money: what people put into their wallets themselves. It has no end and, alone of everything in a
 * wallet, can be paid out, back to where it came from.
 */
export class OwnMoney {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Adds the money of a top-up, which a gateway brought, to a wallet. */
  async add(
    tx: Tx,
    {
      purchaseId,
      amount,
      reference,
      ...of
    }: Whose & { purchaseId: number; amount: Minor; reference: string },
  ): Promise<void> {
    const now = this.#deps.clock.now()
    const wallet_id = await ledger.ensurePersonsWallet(tx, { kind: 'wallet', ...of }, now)
    const legs = [{ wallet_id, amount_minor: amount }]
    const { currency } = of
    await ledger.book(tx, { reason: 'top_up', reference, currency, now, legs, house: { for: 'gateway' } })
    const lot = { origin: 'top_up', purchase_id: purchaseId, expires_at: null, created_at: now } as const
    await repo.addLot(tx, { ...lot, wallet_id, given_minor: amount, left_minor: amount })
  }

  /** How much of a wallet is its owner's own money, and how much of that can be paid out. */
  async of(query: Queryable, of: Whose, within: own.GoesBack): Promise<{ own: Minor; leaves: Minor }> {
    const wallet = await ledger.findWallet(query, of.accountId, of.currency, this.#deps.clock.now())
    const lots = wallet ? await own.readOwn(query, wallet.id, within) : []
    const total = (of: typeof lots) => sum(...of.map((it) => minor(it.left_minor)))
    return { own: total(lots), leaves: total(lots.filter((it) => it.goes_back)) }
  }

  /**
   * Takes own money out of a wallet, the oldest first; undefined where less than the amount can be paid out.
   */
  async takeOut(
    tx: Tx,
    { accountId, currency, amount }: Whose & { amount: Minor },
    within: own.GoesBack,
  ): Promise<TakenOut | undefined> {
    const now = this.#deps.clock.now()
    const wallet = await ledger.findWallet(tx, accountId, currency, now)
    if (!wallet) return undefined
    await ledger.lockWallets(tx, [wallet.id])
    const lots = (await own.readOwn(tx, wallet.id, within)).filter((it) => it.goes_back)
    return this.#take(tx, { walletId: wallet.id, currency, amount }, lots)
  }

  /** Erased accounts with own money, some of them at once. */
  ofErased(): Promise<number[]> {
    return own.findErasedWithOwn(this.#deps.database.query, MOST_AT_ONCE)
  }

  /** Takes all own money of a person out, however long ago it came: one move for each currency. */
  async takeAll(tx: Tx, accountId: number): Promise<TakenOut[]> {
    const all: TakenOut[] = []
    for (const { id: walletId, currency } of await own.findOwnWallets(tx, accountId)) {
      await ledger.lockWallets(tx, [walletId])
      const lots = await own.readOwn(tx, walletId, nowhere)
      const amount = sum(...lots.map((it) => minor(it.left_minor)))
      const taken = amount > 0 ? await this.#take(tx, { walletId, currency, amount }, lots) : undefined
      if (taken) all.push(taken)
    }
    return all
  }

  /** Takes an amount out of lots of a locked wallet; undefined where they do not cover it. */
  async #take(
    tx: Tx,
    { walletId, currency, amount }: { walletId: number; currency: Currency; amount: Minor },
    lots: readonly own.OwnLot[],
  ): Promise<TakenOut | undefined> {
    const now = this.#deps.clock.now()
    const taken = takeInOrder(lots, amount)
    if (!taken) return undefined
    await repo.takeAway(tx, taken)
    const legs = [{ wallet_id: walletId, amount_minor: -amount }]
    const house = { for: 'gateway' } as const
    const moveId = await ledger.book(tx, { reason: 'payout', reference: '', currency, now, legs, house })
    if (moveId === undefined) throw new Error('Nothing was taken out.')
    const parts = taken.map((it) => ({
      purchaseId: lots.find((lot) => lot.id === it.lot_id)?.purchase_id ?? 0,
      amount: it.amount_minor,
    }))
    return { moveId, amount, currency, parts }
  }
}
