import type { WalletTransaction } from '#contract/entities/wallet-transaction.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'
import type { Deps } from '../deps.ts'
import { listEntries, type MoveFilter } from '../repo.ts'

/** The texts for the reasons of moves. */
const reasons: Readonly<Record<string, AnyTextKey>> = {
  welcome: 'wallet.welcome',
  refund: 'wallet.refund',
  purchase: 'wallet.purchase',
  purchase_refund: 'wallet.purchaseRefund',
  expired: 'wallet.expired',
  earned: 'wallet.earned',
  taken_back: 'wallet.takenBack',
  referral: 'wallet.referral',
  top_up: 'wallet.topUp',
  payout: 'wallet.payout',
}

/** The texts for reasons where the booking is known. */
const reasonsOfBooking: Readonly<Record<string, AnyTextKey>> = {
  refund: 'wallet.refundOf',
  earned: 'wallet.earnedOf',
  taken_back: 'wallet.takenBackOf',
}

/** The texts for reasons where the purchase is known. */
const reasonsOfPurchase: Readonly<Record<string, AnyTextKey>> = {
  purchase: 'wallet.purchaseOf',
  purchase_refund: 'wallet.purchaseRefundOf',
}

/** How much of a booking's reference is shown. */
const SHOWN_OF_REFERENCE = 7
/** How much of a title is shown, so that the text of a move stays short. */
const SHOWN_OF_TITLE = 120

/** The facts of a move that its text says. */
interface Described {
  reason: string
  reference: string
  /** The title of the booking; null where the move was for none. */
  title: string | null
  /** The same of the purchase. */
  bought: string | null
}

/** A page of a list in a language. */
export interface AskedPage {
  limit: number
  cursor?: string | undefined
  language: string
  filter?: MoveFilter
}

/** The entries of wallets as people read them. */
export class Statement {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** A page of one wallet's entries, the newest first. */
  async page(
    walletId: number,
    { limit, cursor, language, filter = 'all' }: AskedPage,
  ): Promise<{ transactions: WalletTransaction[]; next_cursor?: string }> {
    const page = { before: readCursor(cursor), limit: limit + 1, filter }
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

  #describe({ reason, reference, title, bought }: Described, language: string): Promise<string> {
    const ofPurchase = bought === null ? undefined : reasonsOfPurchase[reason]
    const key =
      title === null
        ? (ofPurchase ?? reasons[reason] ?? 'wallet.other')
        : (reasonsOfBooking[reason] ?? 'wallet.otherOf')
    return this.#deps.settings.say(language, key, {
      reference: reference.slice(-SHOWN_OF_REFERENCE),
      title: (title ?? bought ?? '').slice(0, SHOWN_OF_TITLE),
    })
  }
}

/** Reads the id below which a page begins. */
export function readCursor(cursor: string | undefined): number | undefined {
  const id = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(id) ? id : undefined
}

/** The cursor of the next page. One row more was read than is shown, to know whether there is one. */
export function nextOf(rows: readonly { id: number }[], limit: number): { next_cursor?: string } {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return last ? { next_cursor: String(last.id) } : {}
}
