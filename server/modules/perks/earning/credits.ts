import { type Minor, minor, minus } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import type { Deps } from '../deps.ts'
import type { Lots } from '../lots/lots.ts'
import { perkPath } from '../perk-path.ts'
import { ensureWallets, personsWallet, slugOf } from '../repo.ts'
import { earnedOf } from './reckon.ts'
import * as repo from './repo.ts'

const DAY_MS = 86_400_000
const MOST_AT_ONCE = 200
/**
 * How long an earning waits until somebody has seen that the amount due at the place was paid; after that the
 * amount earns nothing.
 */
const UNSEEN_FOR_MS = 14 * DAY_MS

/** Puts what bookings brought into wallets once their visit is over, each once. */
export class EarningCredits {
  readonly #deps: Deps
  readonly #lots: Lots

  constructor(deps: Deps, lots: Lots) {
    this.#deps = deps
    this.#lots = lots
  }

  /**
   * Credits all earnings that are due, some at once. Several servers may do so at once, since each skips what
   * another has locked.
   */
  async creditDue(): Promise<void> {
    while ((await this.#deps.database.transaction((tx) => this.#creditSome(tx))) === MOST_AT_ONCE);
  }

  async #creditSome(tx: Tx): Promise<number> {
    const now = this.#deps.clock.now()
    const unseenSince = new Date(now.getTime() - UNSEEN_FOR_MS)
    const due = await repo.lockDue(tx, { now, unseenSince, most: MOST_AT_ONCE })
    const reckoned = due.map((it) => ({ ...it, amount: amountOf(it) }))
    for (const { booking_id, kind, amount } of reckoned)
      if (amount === 0) await repo.dropPending(tx, booking_id, { reason: 'not_seen', now, kinds: [kind] })
    await this.#credit(
      tx,
      reckoned.filter((it) => it.amount > 0),
      now,
    )
    await failpoint('earning.before_commit')
    return due.length
  }

  async #credit(tx: Tx, due: readonly Reckoned[], now: Date): Promise<void> {
    if (due.length === 0) return
    const wallets = await ensureWallets(
      tx,
      due.map((it) => personsWallet(walletOf(it), now)),
    )
    const expiryOf = ({ valid_days }: Reckoned) =>
      valid_days === null ? null : new Date(now.getTime() + valid_days * DAY_MS)
    const given = await this.#lots.giveEach(
      tx,
      due.map((it, at) => ({
        ...{ id: it.id, walletId: wallets[at] ?? 0, amount: it.amount, currency: it.currency },
        origin: 'earned' as const,
        ...{ businessId: it.business_id, expiresAt: expiryOf(it), reference: it.reference },
      })),
    )
    await repo.setCredited(tx, given, now)
    await this.#deps.accountEvents.noteEach(
      tx,
      due.map((it) => ({
        ...{ accountId: it.account_id, kind: 'earned', subject: `earned-${it.id}` },
        details: {
          ...{ vertical: it.vertical, title: it.title, path: perkPath(it.kind, slugOf(walletOf(it))) },
          ...{ perk: it.kind, business: it.business, amount_minor: it.amount, currency: it.currency },
          ...{ time_zone: it.time_zone, ends_at: expiryOf(it)?.toISOString() },
        },
      })),
    )
  }
}

type Reckoned = repo.DueEarning & { amount: Minor }

const walletOf = ({ kind, account_id: accountId, business_id: businessId, currency }: repo.DueEarning) => ({
  ...{ kind, accountId, businessId, currency },
})

/** The amount of an earning: the part that was to be paid at the place counts only where somebody saw it paid. */
function amountOf(due: repo.DueEarning): Minor {
  if (due.unseen_minor === 0) return minor(due.amount_minor)
  const unseen = Math.min(due.unseen_minor, due.basis_minor)
  return earnedOf(minus(minor(due.basis_minor), minor(unseen)), due)
}
