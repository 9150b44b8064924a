import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Filters } from '#contract/explore/filters.ts'
import type { Stay } from '#contract/rental/stay.ts'
import type { Queryable } from '#server/db/database.ts'
import { requestedStay } from '#server/modules/listings/explore/requested-stay.ts'
import type { Holder, Narrowing, SearchMoment } from '#server/modules/listings/listed-vertical.ts'

/** Finds the columns that only rentals have. */
export function findRental(query: Queryable, listingId: number) {
  return query
    .selectFrom('rental')
    .innerJoin('listing', 'listing.id', 'rental.listing_id')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .select(['listing.kind', 'listing.pricing_type', 'rental.day_price_minor', 'rental.deposit_minor'])
    .select(['rental.facts', 'rental.terms', 'rental.video_links', 'rental.google_map_url'])
    .select(['business.id as business_id', 'business.rating_total', 'business.rating_count'])
    .select(
      sql<boolean>`exists (select from handover_offer where handover_offer.listing_id = rental.listing_id)`.as(
        'has_handover',
      ),
    )
    .where('rental.listing_id', '=', listingId)
    .executeTakeFirst()
}

export type RentalRow = NonNullable<Awaited<ReturnType<typeof findRental>>>

/** Finds the rates of several rentals. */
export function findRates(query: Queryable, slugs: readonly string[]) {
  return query
    .selectFrom('rental')
    .innerJoin('listing', 'listing.id', 'rental.listing_id')
    .select(['listing.slug', 'listing.price_minor', 'listing.pricing_type', 'listing.currency'])
    .select('rental.day_price_minor')
    .where('listing.slug', 'in', slugs)
    .execute()
}

const isNumber = /^[1-9]\d{0,14}$/

/** Finds a business by id or slug. A number in an address is an id where it is nobody's slug. */
export async function findBusiness(query: Queryable, of: number | string) {
  const all = query
    .selectFrom('business')
    .select(['id', 'slug', 'name', 'about', 'mark', 'rating_total', 'rating_count'])
  const bySlug = typeof of === 'string' ? await all.where('slug', '=', of).executeTakeFirst() : undefined
  return (
    bySlug ?? (isNumber.test(String(of)) ? all.where('id', '=', Number(of)).executeTakeFirst() : undefined)
  )
}

/** The condition that nobody else has a rental at a time by the clock there. A hold that has ended takes nothing. */
function isFree({ start, end }: Stay, { accountId, holdId }: Holder, now: Date): RawBuilder<SqlBool> {
  const plain = (time: string) => time.slice(0, 'YYYY-MM-DD HH:mm'.length)
  const at = (time: string) => sql`(${plain(time)}::timestamp at time zone listing.time_zone)`
  const isOwn = sql`hold.booking_id is null
    and (hold.account_id = ${accountId ?? null} or hold.account_id is null and hold.id = ${holdId ?? null})`
  return sql`not exists (
    select from stay left join hold on hold.id = stay.hold_id
    where stay.listing_id = listing.id and stay.during && tstzrange(${at(start)}, greatest(${at(start)}, ${at(end)}))
      and (stay.hold_id is null or hold.expires_at > ${now} and (${isOwn}) is not true))`
}

/** The condition that a home has room for some guests. One that does not say for how many is left out. */
const hasRoomFor = (guests: number): RawBuilder<SqlBool> => sql`exists (
  select from rental where rental.listing_id = listing.id and (rental.facts ->> 'guests')::integer >= ${guests}::integer)`

/** The conditions for the filters of rentals and for the dates of a search. */
export function narrowRentals(
  { pricing_type: type, guests }: Readonly<Filters>,
  { requested, whose, now }: SearchMoment,
): Narrowing {
  const stay = requestedStay(requested, now)
  return {
    is: [
      ...(type === 'all' ? [] : [sql<SqlBool>`listing.pricing_type = ${type}`]),
      ...(guests === undefined ? [] : [hasRoomFor(guests)]),
      ...(stay ? [isFree(stay, whose, now)] : []),
    ],
  }
}
