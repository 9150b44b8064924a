import type { ParsedRequestOf, RawReplyOf } from '#contract/call.ts'
import type { getSlots, SlotDay } from '#contract/calls/services/orders.ts'
import { dayNumber, dayOfNumber } from '#contract/place/hours.ts'
import type { Bits } from '#contract/visit/bits.ts'
import { instantOf } from '#contract/visit/grain.ts'
import { minutesOf, startsOf } from '#contract/visit/starts.ts'
import { type Days, dayOf, startOfDay } from '#contract/visit/windows.ts'
import type { Queryable } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { agendaOf, type Bookable, bookableOf, daysFrom, noonOf } from './agenda.ts'
import { findBookedBetween, findOwnBooking } from './own-repo.ts'
import * as repo from './repo.ts'
import { type RequestedServices, requestedServices } from './requested-visit.ts'

/** How many days are looked at in one go for the next one that has a start. */
const DAYS_AT_ONCE = 42

type Asked = ParsedRequestOf<typeof getSlots>
type Answer = RawReplyOf<typeof getSlots>

/** The starts of visits. */
export class Slots {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async slots(asked: Asked, accountId: number | undefined): Promise<Answer> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const { query } = database
    const first = new Date(Math.max(now.getTime(), noonOf(dayNumber(asked.from)).getTime()))
    const requested = await requestedServices(query, asked.slug, asked.services, first)
    const { store, plan } = requested
    const bookable = bookableOf(store, now)
    const days = daysFrom(asked.from, asked.days, bookable)
    const but = { now, ...(await this.#own(asked, accountId, store.id)) }
    const found = await startsByDay(query, requested, days, but)
    const isFull = found.every((it) => it.starts.length === 0)
    const next = isFull
      ? await this.#nextDay(asked, Math.max(bookable.today, days.last + 1), bookable, but)
      : undefined
    return {
      timezone: store.time_zone,
      minutes: plan.minutes,
      earliest: instantOf(bookable.earliest),
      last_date: dayOfNumber(bookable.last),
      days: found,
      ...(next === undefined ? {} : { next_date: next }),
      own: await this.#ownBooked(accountId, days, bookable, but.exceptBooking),
      as_of: now.toISOString(),
    }
  }

  async #own(
    { slug, hold_id: holdId, unique_booking_id: reference }: Asked,
    accountId: number | undefined,
    storeId: number,
  ) {
    const { database, clock } = this.#deps
    const isKnown = accountId !== undefined || holdId !== undefined
    const exceptHold = isKnown
      ? await repo.findOwnHold(database.query, slug, { accountId, holdId }, clock.now())
      : undefined
    if (reference === undefined) return { exceptHold, exceptBooking: undefined }
    const exceptBooking =
      accountId === undefined
        ? undefined
        : await findOwnBooking(database.query, accountId, reference, storeId)
    if (exceptBooking === undefined) throw new Refusal('NOT_FOUND', 'error.notFound')
    return { exceptHold, exceptBooking }
  }

  /** The first day from a given one on that has a start. */
  async #nextDay(asked: Asked, from: number, bookable: Bookable, but: repo.But): Promise<string | undefined> {
    const { query } = this.#deps.database
    for (let first = from; first <= bookable.last; first += DAYS_AT_ONCE) {
      const requested = await requestedServices(query, asked.slug, asked.services, noonOf(first))
      const days = { first, last: Math.min(bookable.last, first + DAYS_AT_ONCE - 1) }
      const found = await startsByDay(query, requested, days, but)
      const day = found.find((it) => it.starts.length > 0)
      if (day) return day.date
    }
    return undefined
  }

  async #ownBooked(
    accountId: number | undefined,
    { first, last }: Days,
    { offsets }: Bookable,
    exceptBooking: number | undefined,
  ) {
    if (accountId === undefined || last < first) return []
    const between = { from: startOfDay(offsets, first), until: startOfDay(offsets, last + 1) }
    const booked = await findBookedBetween(this.#deps.database.query, accountId, between, exceptBooking)
    return booked.map(({ title, starts_at, ends_at }) => ({
      ...{ title, start: starts_at.toISOString(), end: ends_at.toISOString() },
    }))
  }
}

/** The starts of a visit on each of some days. */
async function startsByDay(
  query: Queryable,
  { store, plan }: RequestedServices,
  days: Days,
  but: repo.But,
): Promise<SlotDay[]> {
  if (days.last < days.first) return []
  const agenda = await agendaOf(query, store, plan, days, but)
  const { offsets } = bookableOf(store, but.now)
  const { all, split } = startsOf(plan, agenda)
  const onDay = (bits: Bits) => {
    const minutes = minutesOf(agenda.frame, bits)
    return (day: number) => minutes.filter((it) => dayOf(offsets, it) === day).map(instantOf)
  }
  const [starts, splits] = [onDay(all), onDay(split)]
  return Array.from({ length: days.last - days.first + 1 }, (_, at) => {
    const day = days.first + at
    return { date: dayOfNumber(day), starts: starts(day), split: splits(day) }
  })
}
