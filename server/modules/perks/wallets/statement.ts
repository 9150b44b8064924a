import type { WalletTransaction } from '#contract/entities/wallet-transaction.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'
import type { Deps } from '../deps.ts'
import { listEntries } from '../repo.ts'

/** What a move was for, in words. */
const reasons: Readonly<Record<string, AnyTextKey>> = {
  welcome: 'wallet.welcome',
  refund: 'wallet.refund',
  expired: 'wallet.expired',
}

/** The same where it is known what was booked. */
const reasonsOfBooking: Readonly<Record<string, AnyTextKey>> = { refund: 'wallet.refundOf' }

/** How much of a booking's reference people are shown. */
const SHOWN_OF_REFERENCE = 7
/** And of its title: what is said of a move is a short text. */
const SHOWN_OF_TITLE = 120

/** What a person is told of a move. */
interface Described {
  reason: string
  reference: string
  /** Of what was booked; null where it was for no booking. */
  title: string | null
}

/** One page of a list, in somebody's language. */
export interface AskedPage {
  limit: number
  cursor?: string | undefined
  language: string
}

/** What went into and out of wallets, as people read it. */
export class Statement {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Of one wallet, the newest first. */
  async page(
    walletId: number,
    { limit, cursor, language }: AskedPage,
  ): Promise<{ transactions: WalletTransaction[]; next_cursor?: string }> {
    const page = { before: readCursor(cursor), limit: limit + 1 }
    const rows = await listEntries(this.#deps.database.query, walletId, page)
    const transactions = await Promise.all(
      rows.slice(0, limit).map(async (it) => ({
        id: it.id,
        type: it.amount_minor < 0 ? ('withdraw' as const) : ('deposit' as const),
        amount: Math.abs(it.amount_minor),
        meta: { description: await this.#describe(it, language) },
        created_at: it.created_at.toISOString(),
      })),
    )
    return { transactions, ...nextOf(rows, limit) }
  }

  async #describe({ reason, reference, title }: Described, language: string) {
    const shown = reference.slice(-SHOWN_OF_REFERENCE)
    if (title === null)
      return this.#deps.settings.say(language, reasons[reason] ?? 'wallet.other', { reference: shown })
    const key = reasonsOfBooking[reason] ?? 'wallet.otherOf'
    return this.#deps.settings.say(language, key, {
      ...{ reference: shown, title: title.slice(0, SHOWN_OF_TITLE) },
    })
  }
}

/** The id below which a page begins. */
export function readCursor(cursor: string | undefined): number | undefined {
  const id = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(id) ? id : undefined
}

/** Where the next page begins, of rows of which one more was read than is shown. */
export function nextOf(rows: readonly { id: number }[], limit: number): { next_cursor?: string } {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return last ? { next_cursor: String(last.id) } : {}
}
