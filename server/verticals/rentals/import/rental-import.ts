import type { Currency } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { RowRefused } from '#server/modules/imports/findings.ts'
import { type ImportContext, importable, type Taken } from '#server/modules/imports/importable.ts'
import {
  amountOf,
  isElsewhere,
  listingOf,
  newListing,
  slugFor,
} from '#server/modules/imports/listing-import.ts'
import { addListing, changeListing } from '#server/modules/imports/repo.ts'
import { putArrival } from '#server/modules/orders/bookings/arrival.ts'
import { tellMoved } from '../orders/moved-rental.ts'
import { type RentalRow, rentalRowSchema } from './rental-row.ts'
import * as repo from './repo.ts'

/** The facts of a row's own kind, and those of the other kind with their field, for a refusal. */
const factsOf = (row: RentalRow) =>
  row.kind === 'vehicle'
    ? { facts: row.vehicle_info, others: row.properties_info, field: 'properties_info' }
    : { facts: row.properties_info, others: row.vehicle_info, field: 'vehicle_info' }

/**
 * Imports rentals, each written whole. Bookings stay as they were agreed; everybody who booked is told where
 * the rental is now.
 */
export const importedRentals = importable(
  'vehicles and homes out of a JSON file (docs/import.md); who booked hears of a move; --dry-run only says what would be',
  rentalRowSchema,
  takeRental,
)

async function takeRental(tx: Tx, row: RentalRow, { now, currency }: ImportContext): Promise<Taken> {
  const known = await repo.lockRental(tx, row.id)
  if (known && known.kind !== row.kind)
    throw new RowRefused('kind', `it is a listing of ${known.kind} already`)
  const of = { vertical: 'rentals', kind: row.kind } as const
  const listing = {
    ...(await listingOf(tx, row, { ...of, owner: row.business, currency })),
    slug: await slugFor(tx, row, known, 'rental'),
    price_minor: amountOf(row.price, currency, 'price'),
    pricing_type: row.pricing_type,
  }
  const own = rentalOf(row, currency)
  if (known) await changeListing(tx, known.id, listing, now)
  const isNew = { ...newListing(row, { ...of, now }), ...listing }
  const listing_id = known?.id ?? (await addListing(tx, isNew))
  await repo.putRental(tx, { listing_id, ...own })
  await putArrival(tx, listing_id, row.arrival ?? undefined)
  if (!known) return { kind: 'new', told: 0 }
  return { kind: 'known', told: isElsewhere(known, row) ? await tellMoved(tx, known.id, now) : 0 }
}

function rentalOf(row: RentalRow, currency: Currency) {
  const { facts, others, field } = factsOf(row)
  if (others) throw new RowRefused(field, `is not for ${row.kind}`)
  const perDay = row.day_price ?? null
  if (perDay !== null && row.pricing_type === 'per_day')
    throw new RowRefused('day_price', 'is for what is priced by the week or month')
  return {
    day_price_minor: perDay === null ? null : amountOf(perDay, currency, 'day_price'),
    deposit_minor: amountOf(row.security_deposit, currency, 'security_deposit'),
    facts: JSON.stringify(facts ?? {}),
    terms: JSON.stringify(row.terms_and_policies),
    video_links: JSON.stringify(row.video_links),
    google_map_url: row.google_map_url ?? null,
  }
}
