import type { Currency } from '#contract/money.ts'
import { writtenSpans } from '#contract/place/written-spans.ts'
import { cleanHtml } from '#server/db/clean-html.ts'
import type { Tx } from '#server/db/database.ts'
import { RowRefused } from '#server/modules/imports/findings.ts'
import { type HoursRow, specialDaysOf, weekOf } from '#server/modules/imports/hours-row.ts'
import { amountOf, type listingOf, slugFor } from '#server/modules/imports/listing-import.ts'
import { addListing, changeListing } from '#server/modules/imports/repo.ts'
import { PROFESSIONAL } from '../kinds.ts'
import * as repo from './repo.ts'
import { type PricedService, refuseGap } from './service-import.ts'
import type { StaffRow, StoreRow } from './store-row.ts'

/** A service that somebody does, as anybody does it or at a price and length of their own. */
interface Done {
  name: string
  price_minor: number | null
  duration: number | null
}

/** Somebody of a row who works at its store. */
export interface Person extends Omit<StaffRow, 'services'> {
  services: readonly Done[]
}

/** The staff of a row, each once, with services that the store has. */
export function staffOf(row: StoreRow, services: readonly PricedService[], currency: Currency): Person[] {
  return row.staff.map((person, at) => {
    const path = `staff.${at}`
    if (row.staff.findIndex((it) => it.id === person.id) < at)
      throw new RowRefused(`${path}.id`, `${person.id} stands twice`)
    const done = person.services.map((own, nth) => {
      const of = `${path}.services.${nth}`
      if (person.services.findIndex((it) => it.name === own.name) < nth)
        throw new RowRefused(of, `${own.name} stands twice`)
      return doneOf(own, services, currency, of)
    })
    return { ...person, services: done }
  })
}

function doneOf(
  { name, price, duration }: StaffRow['services'][number],
  services: readonly PricedService[],
  currency: Currency,
  path: string,
): Done {
  const service = services.find((it) => it.name === name)
  if (!service) throw new RowRefused(path, `the store has no service ${name}`)
  if (duration) refuseGap(service, duration, `${path}.duration`)
  const price_minor = typeof price === 'number' ? amountOf(price, currency, `${path}.price`) : null
  return { name, price_minor, duration: duration ?? null }
}

/** The hours of a store or of somebody there, as they are stored. */
export function storedHours(row: HoursRow, at = '') {
  const days = specialDaysOf(row, at).map(({ hours, ...it }) => ({
    ...it,
    hours: hours && writtenSpans(hours),
  }))
  const week = weekOf(row, at)
  return { schedule: week && JSON.stringify(week.map(writtenSpans)), special_days: JSON.stringify(days) }
}

/** A store that is written. */
interface Store {
  id: number
  /** Its listing, whose place and business its people have on their own pages too. */
  listing: Awaited<ReturnType<typeof listingOf>>
  serviceIds: ReadonlyMap<string, number>
}

/** Writes who works at a store, when, and what they do there. Nobody else works there from now on. */
export async function putStaff(tx: Tx, store: Store, staff: readonly Person[], now: Date): Promise<void> {
  const doers: repo.Doer[] = []
  const ids: number[] = []
  for (const [position, person] of staff.entries()) {
    const professional_id = await putPerson(tx, store, person, { path: `staff.${position}.`, now })
    const hours = storedHours(person, `staff.${position}.`)
    await repo.putStaff(tx, { store_id: store.id, professional_id, position, role: person.role, ...hours })
    ids.push(professional_id)
    for (const { name, ...own } of person.services) {
      const service_id = store.serviceIds.get(name)
      if (service_id !== undefined) doers.push({ service_id, professional_id, ...own })
    }
  }
  await repo.setDoers(tx, store.id, doers)
  await repo.dropOtherStaff(tx, store.id, ids, now)
}

/** Writes the page of somebody who works at a store. It moves with the store where that is their only one. */
async function putPerson(
  tx: Tx,
  { id: storeId, listing }: Store,
  { id: external_id, slug: wanted, name: title, content, cover_image }: Person,
  { path, now }: { path: string; now: Date },
): Promise<number> {
  const known = await repo.findImportedPerson(tx, external_id)
  const slug = await slugFor(tx, { id: external_id, slug: wanted, title }, known, PROFESSIONAL, path)
  const own = { slug, title, content: cleanHtml(content), cover_image }
  if (!known) {
    const isNew = { vertical: 'services', kind: PROFESSIONAL, pricing_type: '' } as const
    const unrated = { rating_total: 0, rating_count: 0, external_id, created_at: now }
    return addListing(tx, { ...isNew, ...unrated, ...listing, ...own, gallery: '[]' })
  }
  const isShared = await repo.worksElsewhere(tx, known.id, storeId)
  const page = isShared ? { ...own, is_active: true } : { ...listing, ...own, gallery: '[]' }
  await changeListing(tx, known.id, page, now)
  return known.id
}
