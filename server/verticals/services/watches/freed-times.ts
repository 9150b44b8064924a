import { dayOfNumber } from '#contract/place/hours.ts'
import { instantOf, minuteOf } from '#contract/visit/grain.ts'
import type { Days } from '#contract/visit/windows.ts'
import type { Tx } from '#server/db/database.ts'
import { soldOf } from '#server/modules/orders/sold.ts'
import { isNight } from '#server/night.ts'
import type { Deps } from '../../deps.ts'
import { type Bookable, bookableOf } from '../visit/agenda.ts'
import * as visits from '../visit/repo.ts'
import { daysOf, type FreshStarts, freshStarts } from './fresh-starts.ts'
import * as repo from './repo.ts'
import { minutesHeld, suits } from './suiting-start.ts'

/** Each transaction looks at so many people, so that a store is never locked for long. */
const PEOPLE_AT_ONCE = 25
/** What more was freed is looked at the next time. */
const MOST_FREED = 200
/** After so many offers that were let pass, one waits behind all others. */
const MOST_LAPSES = 3

interface Freed {
  store: visits.LockedStore
  times: readonly repo.FreedTime[]
  days: Days
  bookable: Bookable
  now: Date
}

/** Offers times that were freed to who waits for them: each to one at a time, held for a while, then to the next. */
export class FreedTimes {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async offer(): Promise<void> {
    const { database, clock } = this.#deps
    const now = clock.now()
    await database.transaction(async (tx) => {
      await repo.dropOverWatches(tx, now)
      await repo.takeBackLapsed(tx, now, MOST_LAPSES)
    })
    for (const { slug, time_zone } of await repo.findFreedStores(database.query)) {
      // A time that is held while everybody sleeps is nobody's.
      if (isNight(now, time_zone)) continue
      let after: repo.Position | undefined
      do after = await database.transaction((tx) => this.#offerSome(tx, slug, now, after))
      while (after)
    }
  }

  /** Answers who was looked at last; undefined once that was everybody, and what was freed is done with. */
  async #offerSome(tx: Tx, slug: string, now: Date, after: repo.Position | undefined) {
    const store = await visits.lockStore(tx, slug)
    if (!store) return undefined
    await visits.dropOver(tx, store.id, now)
    const times = await repo.findFreed(tx, store.id, MOST_FREED)
    const bookable = bookableOf(store, now)
    const days = times.length > 0 ? daysOf(times, bookable, store.most_minutes) : undefined
    const waiting = days
      ? await repo.findWaiting(tx, store.id, {
          ...{ from: dayOfNumber(days.first), until: dayOfNumber(days.last) },
          ...{ after, now, most: PEOPLE_AT_ONCE },
        })
      : []
    if (days) await this.#offerTo(tx, waiting, { store, times, days, bookable, now })
    const last = waiting.length === PEOPLE_AT_ONCE ? waiting.at(-1) : undefined
    if (!last)
      await repo.dropFreed(
        tx,
        times.map((it) => it.id),
      )
    return last
  }

  async #offerTo(tx: Tx, waiting: readonly repo.Waiting[], freed: Freed): Promise<void> {
    const { store, times, days, bookable, now } = freed
    const minute = minuteOf(now.getTime())
    const offered = new Set<number>()
    // Many wait for the same.
    let known = new Map<string, FreshStarts>()
    for (const watch of waiting) {
      if (offered.has(watch.account_id)) continue
      const key = JSON.stringify(watch.services)
      const fresh =
        known.get(key) ?? (await freshStarts(tx, store.slug, watch.services, { freed: times, days, now }))
      known.set(key, fresh)
      const start = fresh.starts.find(
        (it) =>
          suits(watch, bookable.offsets, { start: it, minutes: fresh.minutes }) &&
          minutesHeld(it, minute, store.lead_minutes) !== undefined,
      )
      if (start === undefined) continue
      await this.#hold(tx, watch, start, freed)
      offered.add(watch.account_id)
      known = new Map()
    }
  }

  async #hold(tx: Tx, watch: repo.Waiting, start: number, { store, now }: Freed): Promise<void> {
    const { orders, accountEvents } = this.#deps
    const minutes = minutesHeld(start, minuteOf(now.getTime()), store.lead_minutes) ?? 0
    const until = new Date(now.getTime() + minutes * 60_000)
    const { account_id: accountId, services } = watch
    const item = { slug: store.slug, start: instantOf(start), services }
    const choice = soldOf(orders.deps, 'services').choose([item])
    const hold_id = await orders.parts.holds.holdFor(tx, choice, { vertical: 'services', accountId, until })
    await repo.setOffered(tx, watch.id, { offered_min: start, hold_id })
    await accountEvents.note(tx, {
      ...{ accountId, kind: 'slot_free', subject: `slot-${hold_id}` },
      details: {
        ...{ vertical: 'services', title: store.title, path: '/reserve-and-relax/my-bookings' },
        ...{ starts_at: item.start, time_zone: store.time_zone, until: until.toISOString() },
      },
    })
  }
}
