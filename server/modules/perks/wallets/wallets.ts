import type { ReplyOf } from '#contract/call.ts'
import { applicableLists, type getWalletApplicables } from '#contract/calls/perks.ts'
import type { BusinessWallet, Expiring, SpendingRule } from '#contract/entities/wallet.ts'
import { minor, toWire } from '#contract/money.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Earnings } from '../earning/earnings.ts'
import * as ledger from '../repo.ts'
import * as repo from './repo.ts'
import { type AskedPage, nextOf, readCursor, type Statement } from './statement.ts'

const SOON_MS = 30 * 86_400_000
const MOST_ENDING = 10

/** A person's wallets and perks, kind by kind, in the currency of the marketplace. */
export class OwnWallets {
  readonly #deps: Deps
  readonly #parts: { statement: Statement; earnings: Earnings }

  constructor(deps: Deps, parts: { statement: Statement; earnings: Earnings }) {
    this.#deps = deps
    this.#parts = parts
  }

  /** The sums of everything a person has, and what of it ends soon. */
  async home(accountId: number) {
    const { query } = this.#deps.database
    const of = await this.#of(accountId)
    const sums = await repo.sumWallets(query, of)
    const held = await repo.countHeld(query, of)
    const until = new Date(of.now.getTime() + SOON_MS)
    const ending = await repo.findEnding(query, of, { until, most: MOST_ENDING })
    const wire = (amount: number) => toWire(minor(amount), of.currency)
    const together = (kind: string) => {
      const { total = 0, count = 0 } = sums.find((it) => it.kind === kind) ?? {}
      return { total: wire(total), count }
    }
    return {
      wallet_balance: together('wallet').total,
      cashback: together('cashback'),
      bonus: together('bonus'),
      gift_cards: { total: wire(held.total), count: held.cards },
      memberships: held.memberships,
      coming: await this.#parts.earnings.coming(query, accountId, of.currency),
      expiring: ending.map(
        ({ kind, slug, name, amount_minor, expires_at }): Expiring => ({
          kind: kind as Expiring['kind'],
          slug,
          name: name ?? '',
          amount: wire(amount_minor),
          expires_at: expires_at.toISOString(),
        }),
      ),
    }
  }

  /** A person's own wallet, and what of it ends soon. */
  async ownWallet(accountId: number) {
    const { query } = this.#deps.database
    const of = await this.#of(accountId)
    const wallet = await ledger.findWallet(query, accountId, of.currency, of.now)
    const until = new Date(of.now.getTime() + SOON_MS)
    const ending = await repo.findEnding(query, of, { until, most: MOST_ENDING })
    return {
      balance: minor(wallet?.balance_minor ?? 0),
      ending: ending.filter((it) => it.kind === 'wallet'),
    }
  }

  /** The wallets of a kind, one for each business. */
  async list(
    accountId: number,
    kind: repo.BusinessWalletKind,
    { limit, cursor }: Pick<AskedPage, 'limit' | 'cursor'>,
  ): Promise<{ wallets: BusinessWallet[]; next_cursor?: string }> {
    const of = { ...(await this.#of(accountId)), kind }
    const page = { before: readCursor(cursor), limit: limit + 1 }
    const rows = await repo.listWallets(this.#deps.database.query, of, page)
    return { wallets: rows.slice(0, limit).map(presentWallet), ...nextOf(rows, limit) }
  }

  /** One wallet, with the rules by which it pays and its entries. */
  async one(accountId: number, slug: string, page: AskedPage) {
    const row = await this.#find(accountId, slug)
    const rules = await repo.findRules(this.#deps.database.query, row)
    const statement = await this.#parts.statement.page(row.id, page)
    return {
      wallet: presentWallet(row),
      rules: rules.map(
        ({ vertical, percent, most_minor }): SpendingRule => ({
          vertical,
          percent: percent === null ? null : Number(percent),
          most: most_minor === null ? null : toWire(minor(most_minor), row.currency),
        }),
      ),
      ...statement,
    }
  }

  /** The listings of a wallet's business. */
  async applicables(
    accountId: number,
    slug: string,
    { limit, language }: { limit: number; language: string },
  ) {
    const row = await this.#find(accountId, slug)
    const data: ReplyOf<typeof getWalletApplicables>['data'] = { salons: [], rentals: [], events: [] }
    for (const { list, vertical } of applicableLists)
      data[list] = await this.#deps.listings.bestOfBusiness(vertical, row.business_id ?? 0, {
        limit,
        language,
      })
    return { wallet: presentWallet(row), data }
  }

  async #find(accountId: number, slug: string): Promise<repo.BusinessWalletRow> {
    const row = await repo.findWallet(this.#deps.database.query, await this.#of(accountId), slug)
    if (!row) throw new Refusal('NOT_FOUND', 'error.notFound')
    return row
  }

  async #of(accountId: number) {
    const { currencyCode: currency } = await this.#deps.settings.cachedSettings()
    return { accountId, currency, now: this.#deps.clock.now() }
  }
}

function presentWallet(row: repo.BusinessWalletRow): BusinessWallet {
  const wire = (amount: number) => toWire(minor(amount), row.currency)
  const { ending_minor, ending_at } = row
  return {
    id: row.id,
    slug: row.slug,
    name: row.business_name,
    balanceFloat: wire(row.balance_minor),
    coming: wire(row.coming_minor),
    business: { name: row.business_name, slug: row.business_slug },
    expiring:
      ending_minor === null || ending_at === null
        ? null
        : { amount: wire(ending_minor), expires_at: ending_at.toISOString() },
  }
}
