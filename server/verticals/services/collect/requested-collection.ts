import type { Handover } from '#contract/entities/handover.ts'
import type { VisitItem } from '#contract/entities/visit.ts'
import { type Minor, minor, sum } from '#contract/money.ts'
import { minuteOf } from '#contract/visit/grain.ts'
import { dayOf } from '#contract/visit/windows.ts'
import type { Queryable } from '#server/db/database.ts'
import type { BookedLine } from '#server/db/visit-tables.ts'
import type { Drive } from '#server/modules/handover/drives-repo.ts'
import { findCollection, type PlannedHandover, requirePossible } from '#server/modules/handover/planned.ts'
import type { Offer } from '#server/modules/orders/offer.ts'
import { Refusal } from '#server/refusal.ts'
import { bookableOf } from '../visit/agenda.ts'
import { clockAt } from '../visit/local-minute.ts'
import { depositTermsOf } from '../visit/planned-visit.ts'
import * as repo from '../visit/repo.ts'
import { notToBeHad } from '../visit/requested-visit.ts'

/** What is to be done to things that are collected and brought back. Nobody is taken for it but who drives. */
export interface RequestedCollection {
  store: repo.BookableStore
  /** All of them from the first collecting to the last bringing back: the store divides that time as it likes. */
  lines: BookedLine[]
  minutes: number
  price: Minor
  /** From the beginning of the first window to the end of the second. */
  during: Drive
  planned: PlannedHandover | undefined
}

export type CollectionItem = VisitItem & { handover: Handover }

/** Whether things are collected for an order item. */
export const isCollection = (item: VisitItem): item is CollectionItem => item.handover !== undefined

/** What somebody asks to have collected, as it is offered now. Refuses services that are not done in this way. */
export async function plannedCollection(
  query: Queryable,
  { slug, services, start, end, handover }: CollectionItem,
  now?: Date,
): Promise<RequestedCollection> {
  const ids = services.map((it) => it.id)
  const during = { from: new Date(start), until: new Date(end ?? start) }
  const store = await repo.findBookable(query, slug, ids, during.from)
  if (!store || store.services.length < ids.length) throw new Refusal('NOT_FOUND', 'error.notFound')
  const [from_min, until_min] = [during.from, during.until].map((it) => minuteOf(it.getTime()))
  if (from_min === undefined || until_min === undefined || until_min <= from_min) throw notToBeHad('closed')
  const chosen = services.map((wanted) => serviceOf(store, wanted))
  const lines = chosen.map(({ service, addons }) => ({
    ...{ service_id: service.id, name: service.name, professional_id: null, professional_name: '' },
    ...{ is_any: true, from_min, until_min, gap_at: 0, gap_minutes: 0, price_minor: service.price_minor },
    addons: addons.map(({ id, name, price_minor }) => ({ id, name, price_minor })),
  }))
  const all = chosen.flatMap(({ service, addons }) => [service, ...addons])
  const minutes = all.reduce((whole, it) => whole + it.duration, 0)
  const times = { start: clockAt(during.from, store.time_zone), end: clockAt(during.until, store.time_zone) }
  const of = { now: now ? clockAt(now, store.time_zone) : times.start, minutes }
  const planned = await findCollection(query, store.id, handover, times, of)
  return { store, lines, minutes, price: sum(...all.map((it) => minor(it.price_minor))), during, planned }
}

function serviceOf(store: repo.BookableStore, { id, addons: wanted }: CollectionItem['services'][number]) {
  const service = store.services.find((it) => it.id === id)
  if (!service?.is_active) throw notToBeHad('withdrawn', { service_id: id })
  if (service.type !== 'collect') throw notToBeHad('mixed', { service_id: id })
  const addons = service.addons.filter((it) => wanted.includes(it.id))
  if (addons.length < wanted.length) throw notToBeHad('addon_withdrawn', { service_id: id })
  return { service, addons }
}

/** What somebody asks to have collected. Refuses what cannot be; whether anybody is free to drive is for the caller. */
export async function requestedCollection(query: Queryable, item: CollectionItem, at: Date) {
  const asked = await plannedCollection(query, item, at)
  const { store, during } = asked
  if (store.state !== 'open') throw notToBeHad('closed')
  const { offsets, last } = bookableOf(store, at)
  if (dayOf(offsets, minuteOf(during.from.getTime())) > last) throw notToBeHad('too_far')
  return { ...asked, planned: requirePossible(asked.planned) }
}

/** The offer of what is collected, with what the way costs both times. */
export const collectionOffer = ({ store, price, during }: RequestedCollection, fees: Minor): Offer => ({
  listingId: store.id,
  businessId: store.business_id,
  title: store.title,
  currency: store.currency,
  startsAt: during.from,
  endsAt: during.until,
  subtotal: sum(price, fees),
  deposit: depositTermsOf(store),
})
