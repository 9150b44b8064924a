import type { BookingCard } from '#contract/entities/booking.ts'
import { percentOf } from '#contract/money.ts'
import { bookingStatus, canMove } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { Refusal } from '#server/refusal.ts'
import { canChange } from '../change/eligibility.ts'
import type { Deps, Person } from '../deps.ts'
import { refundPercentOf } from '../record/refund-percent.ts'
import * as repo from '../record/repo.ts'
import type { Arrivals } from './arrival.ts'
import { passesOf } from './passes.ts'
import { presentCard, presentDetail, type Say } from './presenter.ts'

interface Page {
  limit: number
  cursor: string | undefined
}

/** A person's own bookings, as they see them. */
export class Bookings {
  readonly #deps: Deps
  readonly #arrivals: Arrivals

  constructor(deps: Deps, arrivals: Arrivals) {
    this.#deps = deps
    this.#arrivals = arrivals
  }

  /** All verticals together: bookings to come, the next one first, and then past ones. */
  async list(person: Person, page: Page): Promise<{ data: BookingCard[]; next_cursor?: string }> {
    const { rows, next, now } = await this.rows(person.accountId, page)
    const say = this.#sayer(person)
    return { data: await Promise.all(rows.map((it) => presentCard(it, now, say))), ...next }
  }

  /** A page of rows, of one vertical or of all. */
  async rows(accountId: number, { limit, cursor }: Page, vertical?: VerticalId) {
    const now = this.#deps.clock.now()
    const from = readCursor(cursor)
    const asked = { vertical, limit: limit + 1, after: from?.after, now: from?.now ?? now }
    const found = await repo.listBookings(this.#deps.database.query, accountId, asked)
    const rows = found.slice(0, limit)
    const last = found.length > limit ? rows.at(-1) : undefined
    const at = [asked.now.getTime(), last?.is_past ? 1 : 0, last?.rank, last?.id].join('.')
    return { rows, now, next: last ? { next_cursor: at } : {} }
  }

  async find(
    accountId: number,
    reference: string,
    vertical?: VerticalId,
    query = this.#deps.database.query,
  ): Promise<repo.ShownBooking> {
    const row = await repo.findBooking(query, accountId, reference)
    if (!row || (vertical !== undefined && row.vertical !== vertical))
      throw new Refusal('NOT_FOUND', 'error.notFound')
    return row
  }

  /** The fields that the page of every booking shows. */
  async details(rows: readonly repo.ShownBooking[], person: Person) {
    if (rows.length === 0) return []
    const { database, clock, payments, perks } = this.#deps
    const now = clock.now()
    const say = this.#sayer(person)
    const passes = await passesOf(this.#deps, rows)
    const ids = rows.map((it) => it.id)
    const all = await payments.refundsOf(database.query, ids)
    const arrivals = await this.#arrivals.ofEach(ids)
    const earnings = await perks.parts.earnings.ofEach(database.query, ids)
    return Promise.all(
      rows.map(async (row) => {
        const refunds = all.filter((it) => it.booking_id === row.id)
        const own = { refunds, refundNow: await this.#refundNow(row, now), passes: passes.get(row.id) ?? [] }
        return presentDetail(row, {
          now,
          say,
          arrival: arrivals.get(row.id) ?? null,
          earns: earnings.get(row.id) ?? [],
          isChangeable: canChange(this.#deps, row, now),
          ...own,
        })
      }),
    )
  }

  async #refundNow(row: repo.ShownBooking, now: Date) {
    if (!canMove(row.status, bookingStatus.cancelled) || row.starts_at <= now) return []
    const { query } = this.#deps.database
    const percent = refundPercentOf(row, now)
    const shares = await this.#deps.perks.parts.checkout.shares(query, row.id, percent)
    const card = percentOf(await this.#deps.payments.leftOf(query, { booking_id: row.id }), percent)
    return card > 0 ? [...shares, { source: 'card', amount_minor: card }] : shares
  }

  #sayer({ language }: Person): Say {
    return (text) => this.#deps.settings.say(language, text)
  }
}

/**
 * Reads the moment of the first page, and the last row of the page before. An unreadable cursor means the
 * first page.
 */
function readCursor(cursor: string | undefined) {
  const parts = cursor?.split('.').map(Number) ?? []
  const [at = Number.NaN, past, rank = Number.NaN, id = Number.NaN] = parts
  if (parts.length !== 4 || !parts.every(Number.isSafeInteger) || Math.abs(at) > 8e15) return undefined
  return { now: new Date(at), after: [past === 1, rank, id] as const }
}
