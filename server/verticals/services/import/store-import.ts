import type { Tx } from '#server/db/database.ts'
import { RowRefused } from '#server/modules/imports/findings.ts'
import { type ImportContext, importable, type Taken } from '#server/modules/imports/importable.ts'
import { isElsewhere, listingOf, newListing, slugFor } from '#server/modules/imports/listing-import.ts'
import { addListing, changeListing } from '#server/modules/imports/repo.ts'
import { putArrival } from '#server/modules/orders/bookings/arrival.ts'
import { noteEvent } from '#server/modules/orders/record/repo.ts'
import { STORE } from '../kinds.ts'
import { findComing } from '../proposals/repo.ts'
import * as repo from './repo.ts'
import { putResources, resourcesOf } from './resource-import.ts'
import { type PricedService, putServices, servicesOf } from './service-import.ts'
import { type Person, putStaff, staffOf, storedHours } from './staff-import.ts'
import { type StoreRow, storeRowSchema } from './store-row.ts'

/**
 * Imports stores, each written whole, with its services, the people who do them and what they need. Visits stay as they were
 * booked; everybody who booked one is told where the store is now.
 */
export const importedStores = importable(
  'stores, their services, staff and resources out of a JSON file (docs/import.md); who booked hears of a move; --dry-run only says what would be',
  storeRowSchema,
  takeStore,
)

async function takeStore(tx: Tx, row: StoreRow, { now, currency }: ImportContext): Promise<Taken> {
  const own = storeOf(row)
  const resources = resourcesOf(row)
  const services = servicesOf(row, currency)
  const staff = staffOf(row, services, currency)
  const known = await repo.lockImported(tx, row.id)
  const of = { vertical: 'services', kind: STORE } as const
  const listing = await listingOf(tx, row, { ...of, owner: row.business, currency })
  const page = {
    ...{ ...listing, pricing_type: '', price_minor: leastPrice(services, staff) },
    slug: await slugFor(tx, row, known, 'store'),
  }
  if (known) await changeListing(tx, known.id, page, now)
  const id = known?.id ?? (await addListing(tx, { ...newListing(row, { ...of, now }), ...page }))
  await repo.putStore(tx, { listing_id: id, ...own })
  await putArrival(tx, id, row.arrival ?? undefined)
  await putResources(tx, id, resources)
  const serviceIds = await putServices(tx, { id, categoryId: listing.category_id }, services)
  await putStaff(tx, { id, listing, serviceIds }, staff, now)
  if (!known) return { kind: 'new', told: 0 }
  return { kind: 'known', told: isElsewhere(known, row) ? await tellMoved(tx, page.slug, now) : 0 }
}

function storeOf(row: StoreRow) {
  if (row.closed_until && row.state !== 'closed_for_now')
    throw new RowRefused('closed_until', 'is for what is closed_for_now')
  return {
    ...storedHours(row),
    region: row.region,
    on_holidays: row.on_holidays ?? null,
    state: row.state,
    closed_until: row.closed_until ?? null,
    note: row.note,
    hours_checked_on: row.hours_checked_on ?? null,
    phone: row.phone ?? null,
    website: row.website ?? null,
    video_links: JSON.stringify(row.video_links),
    step_minutes: row.step_minutes,
    lead_minutes: row.lead_minutes,
    horizon_days: row.horizon_days,
    most_minutes: row.most_minutes,
    most_unpaid: row.most_unpaid ?? null,
  }
}

/** The least that any service costs, by which a store is found; null: it offers none. */
function leastPrice(services: readonly PricedService[], staff: readonly Person[]): number | null {
  const offered = services.filter((it) => it.is_active)
  const own = staff.flatMap((it) => it.services).filter(({ name }) => offered.some((it) => it.name === name))
  const prices = [...offered.map((it) => it.amount), ...own.flatMap((it) => it.price_minor ?? [])]
  return prices.length > 0 ? Math.min(...prices) : null
}

/** Tells everybody whose visit is still to come that the store has moved. Answers how many visits that are. */
async function tellMoved(tx: Tx, store: string, now: Date): Promise<number> {
  const ahead = await findComing(tx, now, { store })
  for (const { id: booking_id } of ahead)
    await noteEvent(tx, { booking_id, kind: 'changed', created_at: now })
  return ahead.length
}
