import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import type { Queryable } from '#server/db/database.ts'
import { REVIEWS_SHOWN } from '#server/modules/listings/detail/personal-details.ts'
import { reviewsOf, selectListing } from '#server/modules/listings/detail/repo.ts'
import { isLikedBy } from '#server/modules/listings/favourites/repo.ts'
import type { HoursRow } from '#server/modules/listings/hours/opening-hours.ts'
import { specialDays } from '../hours/special-days-repo.ts'
import { PROFESSIONAL, STORE } from '../kinds.ts'
import { servicesAt, servicesBy } from './offered-repo.ts'

const VERTICAL = 'services' as const

/** The columns that only stores have, as JSON brings them. */
export interface StoreRow extends HoursRow {
  special: OpeningHours['special']
  phone: string | null
  website: string | null
  video_links: string[]
}

/** The viewer of a page: who, in which language and when. */
export interface Viewer {
  accountId: number | undefined
  language: string
  now: Date
}

const itsId = sql<number>`listing.id`

/** Finds everything that a store's page shows of the store itself. */
export function findStore(query: Queryable, slug: string, { accountId, language, now }: Viewer) {
  const staff = query
    .selectFrom('staff')
    .innerJoin('listing as person', 'person.id', 'staff.professional_id')
    .select(['person.id', 'person.slug', 'person.title', 'person.cover_image', 'person.cover_color'])
    .select(['person.avg_rating', 'person.rating_count', 'staff.role'])
    .where('staff.store_id', '=', itsId)
    .where('person.is_active', '=', true)
    .orderBy('staff.position')
    .orderBy('person.id')
  return selectListing(query, VERTICAL, slug)
    .where('listing.kind', '=', STORE)
    .select(isLikedBy(accountId).as('is_favorited'))
    .select(
      sql<StoreRow | null>`(
        select to_jsonb(store) || jsonb_build_object('special', ${specialDays(language, now)})
        from store where listing_id = listing.id)`.as('store'),
    )
    .select(jsonArrayFrom(staff).as('staff'))
    .select(jsonArrayFrom(servicesAt(query, itsId)).as('services'))
    .select(jsonArrayFrom(reviewsOf(query, itsId).limit(REVIEWS_SHOWN)).as('reviews'))
    .executeTakeFirst()
}

/** Finds everything that a professional's page shows. */
export function findProfessional(query: Queryable, slug: string, { accountId }: Viewer) {
  const stores = query
    .selectFrom('staff')
    .innerJoin('store', 'store.listing_id', 'staff.store_id')
    .innerJoin('listing as at', 'at.id', 'staff.store_id')
    .select(['at.id', 'at.slug', 'at.title', 'staff.role', 'store.phone'])
    .where('staff.professional_id', '=', itsId)
    .where('at.is_active', '=', true)
    .orderBy('at.id')
  return selectListing(query, VERTICAL, slug)
    .where('listing.kind', '=', PROFESSIONAL)
    .select(isLikedBy(accountId).as('is_favorited'))
    .select(jsonArrayFrom(stores).as('stores'))
    .select(jsonArrayFrom(servicesBy(query, itsId)).as('services'))
    .select(jsonArrayFrom(reviewsOf(query, itsId).limit(REVIEWS_SHOWN)).as('reviews'))
    .executeTakeFirst()
}

/** Finds the slug of a store or professional by id; undefined where there is none. */
export async function findSlug(query: Queryable, id: number): Promise<string | undefined> {
  const found = await query
    .selectFrom('listing')
    .select('slug')
    .where('id', '=', id)
    .where('vertical', '=', VERTICAL)
    .executeTakeFirst()
  return found?.slug
}

export type FoundStore = NonNullable<Awaited<ReturnType<typeof findStore>>>
export type FoundProfessional = NonNullable<Awaited<ReturnType<typeof findProfessional>>>
