import { type OrderItemsOf, orderItems } from '#contract/entities/order-item.ts'
import { occupancyOf } from '#contract/visit/assign.ts'
import { instantOf } from '#contract/visit/grain.ts'
import type { Tx } from '#server/db/database.ts'
import type { BookedLine, HeldLine } from '#server/db/visit-tables.ts'
import { bookDrives, dropDrives, isCollected, lockCourierOf } from '#server/modules/handover/drives-repo.ts'
import type { Sellable } from '#server/modules/orders/sellable.ts'
import { visitChange } from '../change/changeable.ts'
import { holdCollection, offerCollection, requireDriver, saveCollection } from '../collect/collections.ts'
import { isCollection } from '../collect/requested-collection.ts'
import { placeWords } from '../home/place-words.ts'
import { offerAt, requestedHome, saveHome } from '../home/requested-home.ts'
import { closeProposals } from '../proposals/repo.ts'
import { assigned, requireStart } from '../visit/admission.ts'
import * as repo from '../visit/lines-repo.ts'
import { heldLines, personOf, plannedLines, presentHeld, wantedOf } from '../visit/planned-visit.ts'
import * as visits from '../visit/repo.ts'
import { requestedVisit } from '../visit/requested-visit.ts'
import { refusedMethods } from './refused-methods.ts'

type Items = OrderItemsOf<'services'>

/** How many visits the guests of one network may hold at a store. */
const MOST_OF_GUESTS = 5

/**
 * Sells visits of stores: several services in a row, each by the person asked for or by anybody who is free.
 */
export const soldVisits: Sellable<Items> = {
  items: orderItems.services,
  holdMs: 10 * 60_000,
  terms: { needs_confirmation: false, full_refund_hours: 24, part_refund_hours: 2, part_refund_percent: 50 },
  refusedMethods,
  bookingPath: (reference) => `/reserve-and-relax/my-bookings/${reference}`,

  async offer(query, [item], now) {
    if (isCollection(item)) return offerCollection(query, item, now)
    const visit = await requestedVisit(query, item)
    return offerAt(visit, await requestedHome(query, visit, item.home))
  },

  async lock(tx, [item], now) {
    const store = await visits.lockStore(tx, item.slug)
    if (store) await visits.dropOver(tx, store.id, now)
    if (store && isCollection(item)) await lockCourierOf(tx, store.id, now)
  },

  async assertAvailable(query, [item], now, exceptHold) {
    if (isCollection(item)) return requireDriver(query, item, { now, exceptHold })
    await requireStart(query, await requestedVisit(query, item), { now, exceptHold })
  },

  async share(tx, [item], now, of) {
    // Guests of one network may be several people, so they may hold more than one visit.
    const order = 'address' in of.holder ? MOST_OF_GUESTS : 1
    return { stock: 0, order, wanted: 1, held: await repo.findHeldBy(tx, item.slug, now, of) }
  },

  ownHold: (query, [item], accountId, now) => visits.findOwnHold(query, item.slug, { accountId }, now),

  async reserve(tx, holdId, [item], now) {
    if (isCollection(item)) return holdCollection(tx, holdId, item, withoutPlaces(item))
    const visit = await requestedVisit(tx, item)
    const held = await repo.findHeldLines(tx, holdId)
    // The people who were shown with the hold stay.
    if (held && isSame(held.lines, plannedLines(visit))) return
    const by = await assigned(tx, visit, { now, exceptHold: holdId })
    await repo.dropHeld(tx, holdId)
    await repo.occupy(tx, { hold_id: holdId, booking_id: null }, occupancyOf(visit.plan, by, visit.start))
    await repo.saveHeld(tx, holdId, {
      store_id: visit.store.id,
      item: withoutPlaces(item),
      lines: heldLines(visit, by.people),
    })
  },

  isReserved: (tx, holdId, [item]) => repo.isHeldAs(tx, holdId, withoutPlaces(item)),

  async shown(query, holdId, { currency }) {
    const held = await repo.findHeldLines(query, holdId)
    return held && held.lines.length > 0 ? { visit: presentHeld(held.lines, currency) } : undefined
  },

  async saveLines(tx, bookingId, [item]) {
    if (isCollection(item)) return saveCollection(tx, bookingId, item)
    const visit = await requestedVisit(tx, item)
    await repo.addLines(tx, bookingId, plannedLines(visit))
    const home = await requestedHome(tx, visit, item.home)
    if (home) await saveHome(tx, bookingId, visit, home)
  },

  async bookedWords(query, bookingId, language) {
    const lines = await repo.findLines(query, [bookingId])
    const words = lines.map((it) => [it, ...it.addons].map(({ name }) => name).join(' + '))
    return [...words, ...(await placeWords(query, bookingId, language))]
  },

  async passes(query, bookingIds) {
    const lines = await repo.findLines(query, bookingIds)
    return bookingIds.flatMap((bookingId) => {
      const [first, ...more] = lines.filter((it) => it.booking_id === bookingId)
      if (!first) return []
      return { bookingId, name: more.length === 0 ? first.name : `${first.name} + ${more.length}` }
    })
  },

  async sell(tx, bookingId, now, holdId) {
    if (await isCollected(tx, bookingId)) return bookDrives(tx, bookingId, holdId)
    const lines = await repo.findLines(tx, [bookingId])
    const held = await repo.findHeldFor(tx, bookingId, holdId)
    const isAsHeld = held !== undefined && isSame(held.lines, lines)
    if (isAsHeld) await repo.bookHeld(tx, held.hold_id, bookingId)
    else if (held) await repo.dropHeld(tx, held.hold_id)
    const people = isAsHeld ? held.lines.map(personOf) : await takePeople(tx, bookingId, lines, now)
    await repo.setPeople(tx, bookingId, people, now)
  },

  async unsell(tx, bookingId) {
    await closeProposals(tx, [bookingId], 'withdrawn')
    await repo.dropBooked(tx, bookingId)
    await dropDrives(tx, bookingId)
  },

  change: visitChange,
}

/** A visit as its hold says it: addresses take nobody, and are stored with what is booked alone. */
const withoutPlaces = ({ home: _, handover: __, ...item }: Items[0]): Items[0] => item

/** Assigns people and units to a booking that no hold has reserved. */
async function takePeople(tx: Tx, bookingId: number, lines: readonly repo.LineRow[], now: Date) {
  const [first] = lines
  if (!first) throw new Error('A visit has no lines.')
  const services = lines.map((it) => ({ ...wantedOf(it), professional_id: it.professional_id }))
  const item = { slug: first.slug, start: instantOf(first.from_min), services }
  const visit = await requestedVisit(tx, item)
  const by = await assigned(tx, visit, { now })
  await repo.occupy(tx, { hold_id: null, booking_id: bookingId }, occupancyOf(visit.plan, by, visit.start))
  return heldLines(visit, by.people).map(personOf)
}

const addedTo = ({ addons }: Pick<BookedLine, 'addons'>) => addons.map((it) => it.id).join()

/** Whether the held lines are those of the booking. */
const isSame = (held: readonly HeldLine[], lines: readonly BookedLine[]): boolean =>
  held.length === lines.length &&
  held.every((it, at) => {
    const line = lines[at]
    if (!line) return false
    const isTheirs = line.is_any || line.professional_id === it.professional_id
    const isThen = line.from_min === it.from_min && line.until_min === it.until_min
    const isThat = line.service_id === it.service_id && line.is_any === it.is_any
    return isTheirs && isThen && isThat && addedTo(line) === addedTo(it)
  })
