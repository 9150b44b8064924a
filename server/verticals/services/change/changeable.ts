import * as v from 'valibot'
import { wantedVisit } from '#contract/calls/services/changes.ts'
import type { OrderItemsOf } from '#contract/entities/order-item.ts'
import type { VisitItem, WantedServices } from '#contract/entities/visit.ts'
import { minor } from '#contract/money.ts'
import { occupancyOf } from '#contract/visit/assign.ts'
import { instantOf } from '#contract/visit/grain.ts'
import type { PlanLine } from '#contract/visit/plan.ts'
import { withAddons } from '#contract/visit/terms.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { agreedHandover, isOtherHandover, requireInTime } from '#server/modules/handover/agreed.ts'
import { isOtherHomeVisit } from '#server/modules/handover/home-visit.ts'
import { findHomeVisit } from '#server/modules/handover/home-visit-repo.ts'
import type { Changeable, Changed } from '#server/modules/orders/change/changeable.ts'
import { dropHold } from '#server/modules/orders/holds/repo.ts'
import { moveCollection, offerChanged } from '../collect/collection-change.ts'
import { holdDriver, requireDriver } from '../collect/collections.ts'
import { isCollection } from '../collect/requested-collection.ts'
import { offerAt, requestedHome, saveHome } from '../home/requested-home.ts'
import { closeProposals } from '../proposals/repo.ts'
import { assigned, requireStart } from '../visit/admission.ts'
import * as repo from '../visit/lines-repo.ts'
import { heldLines, personOf, plannedLines, wantedOf } from '../visit/planned-visit.ts'
import { type But, findOwnHold } from '../visit/repo.ts'
import { type RequestedVisit, requestedVisit } from '../visit/requested-visit.ts'

const wantedSchema = v.object(wantedVisit)

/**
 * The deadline for changing a visit: after it the store counts on the visitor, and refunds nothing either.
 */
export const changeUntil = (booking: { part_refund_until: Date }): Date => booking.part_refund_until

/**
 * Changes a booked visit: its time or its people. Constraints of the database keep people and units from being
 * taken twice.
 */
export const visitChange: Changeable<OrderItemsOf<'services'>, v.InferOutput<typeof wantedSchema>> = {
  wanted: wantedSchema,

  until: changeUntil,

  async itemsOf(query, { bookingId, slug }, { start, end, services, home, handover }) {
    const lines = await repo.findLines(query, [bookingId])
    const booked = services ?? lines.map(wantedOf)
    const collected = handover ?? (await agreedHandover(query, bookingId))
    if (collected) {
      const until = end ?? instantOf(lines[0]?.until_min ?? 0)
      return [{ slug, start, end: until, services: booked, handover: collected }]
    }
    const at = home ?? (await findHomeVisit(query, bookingId))?.asked
    return [{ slug, start, services: booked, ...(at && { home: at }) }]
  },

  async offer(query, [item], of, now) {
    if (isCollection(item)) return offerChanged(query, item, of.bookingId, now)
    const { visit } = await changedVisit(query, item, of)
    const home = await requestedHome(query, visit, item.home, of.bookingId)
    if (home) await requireInTime(query, of.bookingId, now, 'homeVisit.too_late')
    return offerAt(visit, home)
  },

  async isOther(query, [{ services, home, handover }], { bookingId }) {
    if (handover && (await isOtherHandover(query, bookingId, handover))) return true
    if (await isOtherHomeVisit(query, bookingId, home)) return true
    const booked = (await repo.findLines(query, [bookingId])).map(wantedOf)
    const keyOf = (all: WantedServices) =>
      all.map((it) => `${it.id} by ${it.professional_id} with ${it.addons.toSorted()}`).join()
    return keyOf(services) !== keyOf(booked)
  },

  async assertAvailable(query, [item], now, of) {
    if (isCollection(item)) return requireDriver(query, item, await inNobodysWay(query, now, of))
    const { visit, exceptStart } = await changedVisit(query, item, of)
    await requireStart(query, visit, { exceptStart, ...(await inNobodysWay(query, now, of)) })
  },

  async reserve(tx, holdId, [item], now, of) {
    if (isCollection(item)) {
      await dropOwnHold(tx, now, of)
      await holdDriver(tx, holdId, item, of.bookingId)
      return
    }
    const { visit, by } = await assignedTo(tx, item, now, of)
    const taken = occupancyOf(visit.plan, by, visit.start)
    await repo.occupyBeside(tx, { hold_id: holdId, booking_id: null }, of.bookingId, taken)
  },

  async move(tx, [item], now, of) {
    const { bookingId: booking_id } = of
    if (isCollection(item)) {
      await dropOwnHold(tx, now, of)
      return moveCollection(tx, item, booking_id)
    }
    const { visit, by } = await assignedTo(tx, item, now, of)
    await closeProposals(tx, [booking_id], 'withdrawn')
    await repo.dropBooked(tx, booking_id)
    await repo.occupy(tx, { hold_id: null, booking_id }, occupancyOf(visit.plan, by, visit.start))
    await repo.replaceLines(tx, booking_id, plannedLines(visit))
    await repo.setPeople(tx, booking_id, heldLines(visit, by.people).map(personOf), now)
    await saveHome(tx, booking_id, visit, await requestedHome(tx, visit, item.home, booking_id))
  },
}

/** A visit as it would be after a change. What stays of it keeps the agreed price. */
async function changedVisit(query: Queryable, item: VisitItem, { bookingId }: Changed) {
  const visit = await requestedVisit(query, item)
  const booked = await repo.findLines(query, [bookingId])
  const lines = visit.plan.lines.map((line) => {
    const before = booked.find((it) => it.service_id === line.service.id)
    const stays = before && wantedOf(before).professional_id === line.by
    return stays ? asAgreed(line, before) : line
  })
  const changed: RequestedVisit = { ...visit, plan: { ...visit.plan, lines } }
  const before = new Map(booked.map((it) => [it.service_id, it.professional_id]))
  return { visit: changed, before, exceptStart: booked[0]?.from_min }
}

/** A line at the prices that were agreed for the service and for those of its add-ons that stay. */
function asAgreed(line: PlanLine, before: repo.LineRow): PlanLine {
  const agreed = new Map(before.addons.map((it) => [it.id, minor(it.price_minor)]))
  const own = { ...line.own, price: minor(before.price_minor) }
  const addons = line.addons.map((it) => ({ ...it, price: agreed.get(it.id) ?? it.price }))
  return { ...line, own, addons, ...withAddons(own, addons) }
}

async function inNobodysWay(
  query: Queryable,
  now: Date,
  { bookingId, accountId, slug }: Changed,
): Promise<But> {
  const exceptHold = await findOwnHold(query, slug, { accountId }, now)
  return { now, exceptHold, exceptBooking: bookingId }
}

/** Gives up the hold that the person has at the store. */
async function dropOwnHold(tx: Tx, now: Date, of: Changed): Promise<void> {
  const { exceptHold } = await inNobodysWay(tx, now, of)
  if (exceptHold !== undefined) await dropHold(tx, exceptHold)
}

/** Assigns people and units to a changed visit. The customer's own hold at the store is given up. */
async function assignedTo(tx: Tx, item: VisitItem, now: Date, of: Changed) {
  const { visit, before } = await changedVisit(tx, item, of)
  const but = await inNobodysWay(tx, now, of)
  const by = await assigned(tx, visit, but, before)
  if (but.exceptHold !== undefined) await dropHold(tx, but.exceptHold)
  return { visit, by }
}
