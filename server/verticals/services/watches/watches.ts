import type { ParsedRequestOf } from '#contract/call.ts'
import type { watchSlots } from '#contract/calls/services/watches.ts'
import type { SlotWatch } from '#contract/entities/slot-watch.ts'
import { instantOf, minuteOf } from '#contract/visit/grain.ts'
import type { Tx } from '#server/db/database.ts'
import { requireChangeable } from '#server/modules/orders/change/eligibility.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { requestedServices } from '../visit/requested-visit.ts'
import * as repo from './repo.ts'

/** How much one person may wait for at once. */
const MOST_WATCHES = 10

type NewWatch = ParsedRequestOf<typeof watchSlots>

/** What people wait for: to be told when a time at a store frees up. */
export class Watches {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async add(tx: Tx, accountId: number, asked: NewWatch): Promise<{ watch_id: number }> {
    const now = this.#deps.clock.now()
    const { services, from_date, until_date, weekdays } = asked
    const [from_minute, until_minute] = [minuteOfDay(asked.from_time), minuteOfDay(asked.until_time)]
    requireOrder('until_date', from_date <= until_date)
    requireOrder('until_time', from_minute <= until_minute)
    const { store } = await requestedServices(tx, asked.slug, services, now)
    const booking = await this.#bookingOf(tx, accountId, asked.unique_booking_id, store.id)
    await repo.lockPerson(tx, accountId)
    if ((await repo.countWatches(tx, accountId, now)) >= MOST_WATCHES)
      throw new Refusal('UNAVAILABLE', 'watch.tooMany')
    const days = { from_date, until_date, weekdays, from_minute, until_minute }
    const of = { account_id: accountId, store_id: store.id, services, ...booking }
    return { watch_id: await repo.addWatch(tx, { ...of, ...days }, now) }
  }

  /** The visit that is to be earlier, which must be theirs, of this store, and one that can still be moved. */
  async #bookingOf(tx: Tx, accountId: number, reference: string | undefined, storeId: number) {
    if (reference === undefined) return { booking_id: null, before_min: null }
    const { orders, clock } = this.#deps
    const row = await orders.parts.bookings.find(accountId, reference, 'services', tx)
    if (row.listing_id !== storeId) throw new Refusal('NOT_FOUND', 'error.notFound')
    requireChangeable(orders.deps, row, clock.now())
    return { booking_id: row.id, before_min: minuteOf(row.starts_at.getTime()) }
  }

  async end(tx: Tx, accountId: number, id: number): Promise<void> {
    if (!(await repo.dropWatch(tx, accountId, id))) throw new Refusal('NOT_FOUND', 'error.notFound')
  }

  async list(accountId: number): Promise<SlotWatch[]> {
    const { database, clock } = this.#deps
    const rows = await repo.listWatches(database.query, accountId, clock.now())
    return rows.map((row) => ({
      watch_id: row.id,
      slug: row.slug,
      title: row.title,
      timezone: row.time_zone,
      services: row.services,
      from_date: row.from_date,
      until_date: row.until_date,
      weekdays: row.weekdays,
      from_time: clockOfDay(row.from_minute),
      until_time: clockOfDay(row.until_minute),
      unique_booking_id: row.reference,
      offer: offerOf(row),
    }))
  }
}

type Row = Awaited<ReturnType<typeof repo.listWatches>>[number]

const offerOf = ({ offered_min: start, offered_until: end, expires_at }: Row): SlotWatch['offer'] =>
  start === null || end === null || expires_at === null
    ? null
    : { start: instantOf(start), end: instantOf(end), expires_at: expires_at.toISOString() }

/** Refuses a field that says an end before its beginning. */
function requireOrder(field: keyof NewWatch, isInOrder: boolean): void {
  if (!isInOrder)
    throw new Refusal('VALIDATION', 'error.validation', { details: { fields: { [field]: 'order' } } })
}

/** Minutes of a day of '09:30'. */
const minuteOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const clockOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((it) => String(it).padStart(2, '0')).join(':')
