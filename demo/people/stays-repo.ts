import { type RawBuilder, sql } from 'kysely'
import type { StayPrice } from '#contract/rental/price.ts'
import type { Tx } from '#server/db/database.ts'

/** Finds rentals of a kind, in the same order each time. */
export function findRentals(tx: Tx, kind: string, most: number) {
  return tx
    .selectFrom('rental')
    .innerJoin('listing', 'listing.id', 'rental.listing_id')
    .select([
      'listing.id',
      'listing.title',
      'listing.currency',
      'listing.price_minor',
      'listing.pricing_type',
    ])
    .select(['listing.time_zone', 'rental.day_price_minor', 'rental.deposit_minor'])
    .where('listing.is_active', '=', true)
    .where('listing.kind', '=', kind)
    .where('listing.price_minor', 'is not', null)
    .orderBy('listing.id')
    .limit(most)
    .execute()
}

export type Rentable = Awaited<ReturnType<typeof findRentals>>[number]

interface During {
  starts_at: Date
  ends_at: Date
}

const range = ({ starts_at, ends_at }: During): RawBuilder<string> => sql`tstzrange(${starts_at}, ${ends_at})`

export async function isFree(tx: Tx, listingId: number, during: During): Promise<boolean> {
  const found = await tx
    .selectFrom('stay')
    .select('id')
    .where('listing_id', '=', listingId)
    .where(sql<boolean>`during && ${range(during)}`)
    .executeTakeFirst()
  return found === undefined
}

/** Adds the rented stay of a booking; unless it was cancelled, the rental is taken then. */
export async function addStay(
  tx: Tx,
  booking_id: number,
  { rental, price, during }: { rental: Rentable; price: StayPrice; during: During | undefined },
): Promise<void> {
  const { pricing_type, deposit_minor } = rental
  const row = { booking_id, pricing_type, deposit_minor, price_minor: rental.price_minor ?? 0 }
  await tx
    .insertInto('rental_booking')
    .values({ ...row, days: price.days, lines: JSON.stringify(price.lines) })
    .execute()
  if (during)
    await tx
      .insertInto('stay')
      .values({ listing_id: rental.id, during: range(during), booking_id, hold_id: null })
      .execute()
}
