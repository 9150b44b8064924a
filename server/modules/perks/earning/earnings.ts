import type { Bill } from '#contract/bill/bill.ts'
import type { ComingEarning, Earning, ExpectedEarning } from '#contract/entities/earning.ts'
import { type Minor, minor, toWire } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Deps } from '../deps.ts'
import { earnedOf, paidOf } from './reckon.ts'
import * as repo from './repo.ts'

const HOUR_MS = 3_600_000
const MOST_COMING = 20

/** The sale that an earning comes from, and the end of its visit. */
interface Visit {
  vertical: VerticalId
  businessId: number | null
  endsAt: Date
}

/** A booking, as it was made or has become. */
interface Booked extends Visit {
  bookingId: number
  accountId: number
}

type PaidBill = Pick<Bill, 'total' | 'lines'>

/**
 * What a booking brings back: expected before it is paid, agreed with it, and credited once the visit is
 * over.
 */
export class Earnings {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The earnings that an order would bring. */
  async expected(query: Queryable, visit: Visit, bill: PaidBill & { currency: string }) {
    const rules = await this.#rulesFor(query, visit)
    return reckoned(rules, visit, bill).map(
      ({ rule: { kind, business }, amount, dueAt }): ExpectedEarning => ({
        kind,
        business,
        amount: toWire(amount, bill.currency),
        due_at: dueAt.toISOString(),
      }),
    )
  }

  /** Agrees what a booking brings, in the transaction in which it is made. */
  async agree(tx: Tx, booked: Booked, bill: PaidBill): Promise<void> {
    await this.#put(tx, booked, reckoned(await this.#rulesFor(tx, booked), booked, bill))
  }

  /**
   * Agrees the earnings of a booking anew when it has other times or another price: by the terms that were
   * agreed or, where none were, by those the business gives now.
   */
  async agreeAnew(tx: Tx, booked: Booked, bill: PaidBill): Promise<void> {
    const agreed = await repo.findOfBooking(tx, booked.bookingId)
    const rules = await this.#rulesFor(tx, booked)
    const others = rules.filter((rule) => !agreed.some((it) => it.kind === rule.kind))
    const brought = reckoned([...agreed, ...others], booked, bill)
    const kinds = agreed.map((it) => it.kind).filter((kind) => !brought.some((it) => it.rule.kind === kind))
    const now = this.#deps.clock.now()
    if (kinds.length > 0) await repo.dropPending(tx, booked.bookingId, { reason: 'too_little', now, kinds })
    await this.#put(tx, booked, brought)
  }

  /**
   * Drops the earnings of a booking that was cancelled, also where a part of its price was kept, or whose
   * customer did not come.
   */
  drop(tx: Tx, bookingId: number, reason: 'cancelled' | 'no_show'): Promise<void> {
    return repo.dropPending(tx, bookingId, { reason, now: this.#deps.clock.now() })
  }

  /** Has the earnings of a customer who came after all be on their way again. */
  restore(tx: Tx, bookingId: number): Promise<void> {
    return repo.restoreNoShow(tx, bookingId)
  }

  /** The earnings of each booking, whatever became of them. */
  async ofEach(query: Queryable, bookingIds: readonly number[]): Promise<Map<number, Earning[]>> {
    const all = await repo.listOfBookings(query, bookingIds)
    const own = (id: number) => all.filter((it) => it.booking_id === id).map(presentEarning)
    return new Map(bookingIds.map((id) => [id, own(id)]))
  }

  /** The earnings that are on their way to a person. */
  async coming(query: Queryable, accountId: number, currency: string): Promise<ComingEarning[]> {
    const all = await repo.listComing(query, accountId, { currency, most: MOST_COMING })
    return all.map((it) => ({
      ...presentEarning(it),
      ...{ unique_booking_id: it.reference, vertical: it.vertical, title: it.title },
    }))
  }

  async #rulesFor(query: Queryable, { businessId, vertical }: Visit) {
    return businessId === null ? [] : repo.findRules(query, businessId, vertical)
  }

  #put(tx: Tx, { bookingId, accountId, businessId }: Booked, brought: readonly Reckoned<repo.AgreedRule>[]) {
    const of = { booking_id: bookingId, account_id: accountId, business_id: businessId ?? 0 }
    return repo.put(
      tx,
      brought.map(({ rule, paid, amount, dueAt }) => ({
        ...of,
        kind: rule.kind,
        percent: rule.percent,
        least_paid_minor: rule.least_paid_minor,
        most_earned_minor: rule.most_earned_minor,
        valid_days: rule.valid_days,
        wait_hours: rule.wait_hours,
        basis_minor: paid,
        amount_minor: amount,
        due_at: dueAt,
      })),
    )
  }
}

interface Reckoned<Rule> {
  rule: Rule
  paid: Minor
  amount: Minor
  dueAt: Date
}

/** The earnings by rule, without those that come to nothing. */
function reckoned<Rule extends repo.AgreedRule>(
  rules: readonly Rule[],
  { endsAt }: Visit,
  bill: PaidBill,
): Reckoned<Rule>[] {
  const paid = paidOf(bill)
  return rules
    .map((rule) => {
      const dueAt = new Date(endsAt.getTime() + rule.wait_hours * HOUR_MS)
      return { rule, paid, amount: earnedOf(paid, rule), dueAt }
    })
    .filter((it) => it.amount > 0)
}

function presentEarning(it: repo.ShownEarning): Earning {
  return {
    kind: it.kind,
    business: it.business,
    amount: toWire(minor(it.amount_minor), it.currency),
    due_at: it.due_at.toISOString(),
    state: it.state,
    needs_visit: it.is_unseen,
  }
}
