import type { ParsedRequestOf, RawReplyOf } from '#contract/call.ts'
import type { checkRentalAvailability, getRentalCalendar } from '#contract/calls/rental-bookings.ts'
import { clockMs, clockText, earliestStay } from '#contract/rental/stay.ts'
import type { Queryable } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Holds } from '../holds/holds.ts'
import type { Surroundings } from '../surroundings.ts'
import { nearestFree } from './nearest-free.ts'
import { type AskedStay, askedStay, findRental } from './rental.ts'
import { presentStayPrice } from './rental-bookings.ts'
import * as repo from './rental-repo.ts'
import { clockAt, instantAt } from './rental-time.ts'

const DAY_MS = 86_400_000
/** So far around the time asked for one looks for another. */
const AROUND_MS = 90 * DAY_MS
const LONGEST_CALENDAR_MS = 550 * DAY_MS

type Asked = ParsedRequestOf<typeof checkRentalAvailability>
type Answer = RawReplyOf<typeof checkRentalAvailability>

/** When a rental is free, and when else. */
export class RentalAvailability {
  readonly #at: Surroundings
  readonly #holds: Holds

  constructor(at: Surroundings, holds: Holds) {
    this.#at = at
    this.#holds = holds
  }

  /** Whether it is free; for a person it is then kept. What they hold of it themselves is not in their way. */
  async check({ hold_id, ...item }: Asked, accountId: number | undefined): Promise<Answer> {
    const { database, clock } = this.#at
    const now = clock.now()
    const asked = await askedStay(database.query, item, now)
    const { rental, price } = asked
    const own =
      accountId === undefined ? undefined : await repo.findOwnHold(database.query, accountId, rental.id, now)
    const exceptHold = own ?? hold_id
    const taken = await repo.findTaken(database.query, rental.id, asked.during, { now, exceptHold })
    const says = { days: price.days, price: presentStayPrice(price, rental.currency) }
    const unavailable = async () => ({
      ...says,
      available: false,
      nearest: await this.#nearest(asked, now, exceptHold),
    })
    if (taken.length > 0) return unavailable()
    const free = { ...says, available: true, nearest: [] }
    if (accountId === undefined) return free
    try {
      const wanted = { vertical: 'rentals', items: [item], hold_id: exceptHold }
      return { ...free, hold: await this.#holds.hold(wanted, accountId) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Somebody else was a moment quicker.
      if (error.text === 'rental.notAvailable') return unavailable()
      // Who compares many things is told of each that it is free; the order takes it without a hold too.
      if (error.code === 'TOO_MANY') return free
      throw error
    }
  }

  /** What a person holds of a rental is meant where their order names no hold. */
  async ownHold(query: Queryable, accountId: number, slug: string): Promise<string | undefined> {
    const { id } = await findRental(query, slug)
    return repo.findOwnHold(query, accountId, id, this.#at.clock.now())
  }

  async calendar({ slug, from, until }: ParsedRequestOf<typeof getRentalCalendar>) {
    const { database, clock } = this.#at
    const now = clock.now()
    const rental = await findRental(database.query, slug)
    const first = new Date(from)
    const last = new Date(Math.min(Date.parse(until), first.getTime() + LONGEST_CALENDAR_MS))
    const between = { from: first, until: last }
    const taken = last > first ? await repo.findTaken(database.query, rental.id, between, { now }) : []
    const { start: start_date, end: end_date } = earliestStay(clockAt(now, rental.time_zone))
    return {
      timezone: rental.time_zone,
      earliest: { start_date, end_date },
      taken: taken.map((it) => ({ start: it.from.toISOString(), end: it.until.toISOString() })),
    }
  }

  async #nearest({ rental, during }: AskedStay, now: Date, exceptHold: string | undefined) {
    const { query } = this.#at.database
    const { time_zone: zone } = rental
    const around = {
      from: new Date(during.from.getTime() - AROUND_MS),
      until: new Date(during.until.getTime() + AROUND_MS),
    }
    const taken = await repo.findTaken(query, rental.id, around, { now, exceptHold })
    const shown = ({ from, until }: repo.During) => ({
      from: clockMs(clockAt(from, zone)),
      until: clockMs(clockAt(until, zone)),
    })
    const earliest = clockMs(earliestStay(clockAt(now, zone)).start)
    const within = shown(around)
    const found = nearestFree(shown(during), taken.map(shown), {
      ...within,
      from: Math.max(within.from, earliest),
    })
    return found
      .map((it) => ({ start_date: clockText(it.from), end_date: clockText(it.until) }))
      .filter((it) => isPlain(it.start_date, zone) && isPlain(it.end_date, zone))
  }
}

/** Whether the clock there shows it once: nobody is offered what would then have to be asked about. */
function isPlain(time: string, zone: string): boolean {
  try {
    return Boolean(instantAt(time, zone, 'start_date'))
  } catch {
    return false
  }
}
