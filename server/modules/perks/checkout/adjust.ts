import type { BillLine } from '#contract/bill/bill.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import * as coupons from '../coupons/repo.ts'
import type { Deps } from '../deps.ts'
import type { Lots } from '../lots/lots.ts'
import { readLive } from '../lots/repo.ts'
import { takeInOrder } from '../lots/split.ts'
import * as ledger from '../repo.ts'
import type { Taken } from './checkout.ts'
import * as repo from './repo.ts'

/**
 * Adjusts the perks and wallets of a booking that comes to cost another amount. No perk is judged or counted
 * anew.
 */
export class AdjustedPerks {
  readonly #deps: Deps
  readonly #lots: Lots

  constructor(deps: Deps, lots: Lots) {
    this.#deps = deps
    this.#lots = lots
  }

  /** The lines that still hold at another subtotal: a coupon has one below which it takes nothing off. */
  async linesAt(
    query: Queryable,
    subtotal: number,
    { bookingId, lines }: { bookingId: number; lines: readonly BillLine[] },
  ): Promise<readonly BillLine[]> {
    const isGood = (await coupons.findLeast(query, bookingId)) <= subtotal
    return isGood ? lines : lines.filter((it) => it.code !== 'coupon')
  }

  /** Returns amounts of a booking to the wallets they came from. */
  async giveBack(tx: Tx, taken: Taken, back: readonly { source: string; amount: number }[]) {
    const parts: { source: string; wallet_id: number; amount_minor: number }[] = []
    for (const { source, amount: amount_minor } of back) {
      const wallet_id = await repo.takeOffPart(tx, taken.bookingId, { source, amount_minor })
      parts.push({ source, wallet_id, amount_minor })
    }
    await this.#lots.giveBack(tx, taken, parts)
    return parts
  }

  /** Takes more for a booking out of the person's own wallet. */
  async takeMore(tx: Tx, taken: Taken, amount_minor: number): Promise<void> {
    const now = this.#deps.clock.now()
    const wallet = await ledger.findWallet(tx, taken.accountId, taken.currency, now)
    if (!wallet) throw short()
    await ledger.lockWallets(tx, [wallet.id])
    const lots = takeInOrder(await readLive(tx, [wallet.id], now), amount_minor)
    if (!lots) throw short()
    const part = { source: 'wallet', wallet_id: wallet.id, amount_minor }
    await repo.addToPart(tx, taken.bookingId, part)
    await this.#lots.spend(tx, taken, [part], lots)
  }
}

const short = () => new Refusal('UNAVAILABLE', 'order.walletShort')
