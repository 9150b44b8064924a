import type { ParsedRequestOf, RawReplyOf } from '#contract/call.ts'
import type { checkRentalAvailability, getRentalCalendar } from '#contract/calls/rentals/orders.ts'
import { earliestStay } from '#contract/rental/stay.ts'
import type { Holds } from '#server/modules/orders/holds/holds.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { presentStayPrice } from '../stay/presenter.ts'
import * as repo from '../stay/repo.ts'
import { assertCourierFree, requestedHandover } from '../stay/requested-handover.ts'
import { findRental, requestedStay } from '../stay/requested-stay.ts'
import { clockAt, stayTimeOf } from '../stay/stay-time.ts'
import { nearestTo } from './nearest.ts'
import * as own from './own-repo.ts'

const DAY_MS = 86_400_000
const LONGEST_CALENDAR_MS = 550 * DAY_MS

type Asked = ParsedRequestOf<typeof checkRentalAvailability>
type Answer = RawReplyOf<typeof checkRentalAvailability>

/** Whether a rental is free, and when else it is. */
export class RentalAvailability {
  readonly #deps: Deps
  readonly #holds: Holds

  constructor(deps: Deps, holds: Holds) {
    this.#deps = deps
    this.#holds = holds
  }

  /**
   * Whether a stay is free. A logged-in person then gets a hold on it. What they hold themselves is not in
   * their way.
   */
  async check({ hold_id, ...item }: Asked, accountId: number | undefined): Promise<Answer> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const asked = await requestedStay(database.query, item, now)
    const { rental, price } = asked
    const handover = await requestedHandover(database.query, rental, item, now)
    const held = await own.findHeld(database.query, rental.id, { accountId, holdId: hold_id }, now)
    const exceptHold = held?.id ?? hold_id
    const taken = await repo.findTaken(database.query, rental.id, asked.during, { now, exceptHold })
    const says = { days: price.days, price: presentStayPrice(price, rental.currency) }
    const unavailable = async () => ({
      ...says,
      available: false,
      nearest: await nearestTo(database.query, asked, { now, exceptHold }),
      booked:
        accountId === undefined
          ? undefined
          : await own.findOwnBooked(database.query, accountId, rental.id, asked.during),
    })
    if (taken.length > 0) return unavailable()
    await assertCourierFree(database.query, handover, asked.during, { now, exceptHold })
    const free = { ...says, available: true, nearest: [] }
    if (accountId === undefined) return free
    try {
      const wanted = { vertical: 'rentals' as const, items: [item], hold_id: exceptHold }
      return { ...free, hold: await this.#holds.hold(wanted, { accountId }) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Another person took the rental between the look and the hold.
      if (error.text === 'rental.notAvailable') return unavailable()
      throw error
    }
  }

  /** The times at which others have a rental, and the hold of the person who asks. */
  async calendar(
    { slug, from, until, hold_id: holdId }: ParsedRequestOf<typeof getRentalCalendar>,
    accountId: number | undefined,
  ): Promise<RawReplyOf<typeof getRentalCalendar>> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const rental = await findRental(database.query, slug)
    const first = new Date(from)
    const last = new Date(Math.min(Date.parse(until), first.getTime() + LONGEST_CALENDAR_MS))
    const between = { from: first, until: last }
    const held = await own.findHeld(database.query, rental.id, { accountId, holdId }, now)
    const but = { now, exceptHold: held?.id }
    const taken = last > first ? await repo.findTaken(database.query, rental.id, between, but) : []
    const { start: start_date, end: end_date } = earliestStay(clockAt(now, rental.time_zone))
    return {
      timezone: rental.time_zone,
      earliest: { start_date, end_date },
      taken: taken.map((it) => ({ start: it.from.toISOString(), end: it.until.toISOString() })),
      held: held && {
        start_date: stayTimeOf(held.from, rental.time_zone),
        end_date: stayTimeOf(held.until, rental.time_zone),
        expires_at: held.expires_at.toISOString(),
      },
    }
  }
}
