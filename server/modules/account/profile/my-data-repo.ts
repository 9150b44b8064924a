import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '#server/db/database.ts'
import type { VerticalsOfPeople } from './of-people.ts'

/** Ratings are stored in tenths of a star. */
const inStars = <T extends { rating: number }>(review: T): T => ({ ...review, rating: review.rating / 10 })

/**
 * Reads what is stored about a person beside the account itself, its sessions and its wallet. Secrets and
 * their hashes stay out.
 */
export async function readRest(query: Queryable, accountId: number, verticals: VerticalsOfPeople) {
  const account = await query
    .selectFrom('account')
    .select(['created_at', 'phone_confirmed_at', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const logins_with = await query
    .selectFrom('identity')
    .select(['issuer', 'created_at'])
    .where('account_id', '=', accountId)
    .execute()
  const push_devices = await query
    .selectFrom('push_device')
    .innerJoin('session', 'session.id', 'push_device.session_id')
    .select(['service', 'device_type', 'push_device.created_at'])
    .where('account_id', '=', accountId)
    .execute()
  const { referred } = await query
    .selectFrom('account')
    .select((it) => it.fn.countAll<number>().as('referred'))
    .where('referred_by', '=', accountId)
    .executeTakeFirstOrThrow()
  const likes = await query
    .selectFrom('favourite')
    .innerJoin('listing', 'listing.id', 'favourite.listing_id')
    .select(['listing.vertical', 'listing.slug', 'listing.title', 'favourite.created_at'])
    .where('account_id', '=', accountId)
    .orderBy('favourite.created_at', 'desc')
    .execute()
  const views = await query
    .selectFrom('recent_view')
    .innerJoin('listing', 'listing.id', 'recent_view.listing_id')
    .select(['listing.vertical', 'listing.slug', 'listing.title', 'viewed_at'])
    .where('account_id', '=', accountId)
    .orderBy('viewed_at', 'desc')
    .execute()
  const reviews = await query
    .selectFrom('review')
    .innerJoin('listing', 'listing.id', 'review.listing_id')
    .select([
      'listing.vertical',
      'listing.slug',
      'listing.title',
      'review',
      'review.created_at',
      'updated_at',
    ])
    .select('review.rating')
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .execute()
  const ofBusinesses = await query
    .selectFrom('business_review')
    .innerJoin('business', 'business.id', 'business_review.business_id')
    .select(['business.slug', 'business.name', 'rating', 'review', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .execute()
  const bookings = await query
    .selectFrom('booking')
    .select([
      'id',
      'reference',
      'vertical',
      'title',
      'starts_at',
      'ends_at',
      'status',
      'payment_mode',
      'currency',
    ])
    .select(['subtotal_minor', 'total_minor', 'wallet_minor', 'payable_minor', 'bill_lines', 'note'])
    .select(['cancel_reason', 'cancelled_at', 'created_at'])
    .select((it) =>
      jsonArrayFrom(
        it
          .selectFrom('admission')
          .select(['number', 'admitted_at'])
          .whereRef('admission.booking_id', '=', 'booking.id')
          .orderBy('number'),
      ).as('admissions'),
    )
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()
  const notices = await query
    .selectFrom('notification')
    .select(['kind', 'details', 'created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  const conversations = await conversationsOf(query, accountId)
  const reports = await query
    .selectFrom('listing_report as report')
    .innerJoin('listing', 'listing.id', 'report.listing_id')
    .select(['listing.vertical', 'listing.slug', 'listing.title', 'report.kind', 'report.text'])
    .select(['report.seen_at', 'report.state', 'report.answer', 'report.created_at', 'report.done_at'])
    .where('report.account_id', '=', accountId)
    .orderBy('report.id', 'desc')
    .execute()
  const ids = bookings.map((it) => it.id)
  const booked = await bookedOf(query, ids, verticals)
  const records = await recordsOf(query, accountId, verticals)
  return {
    bookings: bookings.map(({ id, ...it }) => ({ ...it, ...booked(id) })),
    favourites: likes,
    recent_views: views,
    reviews: reviews.map(inStars),
    business_reviews: ofBusinesses.map(inStars),
    account_history: account,
    logins_with,
    push_devices,
    people_referred: referred,
    notices,
    conversations,
    reports,
    ...records,
  }
}

/** The messages of a person's threads, both sides, with the listing of each. */
function conversationsOf(query: Queryable, accountId: number) {
  return query
    .selectFrom('inquiry')
    .innerJoin('listing', 'listing.id', 'inquiry.listing_id')
    .select(['listing.vertical', 'listing.slug', 'listing.title', 'inquiry.kind', 'details', 'state'])
    .select('inquiry.created_at')
    .select((it) =>
      jsonArrayFrom(
        it
          .selectFrom('inquiry_message as message')
          .select(['message.side', 'message.text', 'message.created_at'])
          .whereRef('message.inquiry_id', '=', 'inquiry.id')
          .orderBy('message.id'),
      ).as('messages'),
    )
    .where((it) => it.or([it('account_id', '=', accountId), it('other_account_id', '=', accountId)]))
    .orderBy('inquiry.id', 'desc')
    .execute()
}

/** The booked lines of each vertical, by the id of the booking. */
async function bookedOf(query: Queryable, ids: readonly number[], verticals: VerticalsOfPeople) {
  const lines = Object.values(verticals).flatMap((it) => it.bookedLines ?? [])
  const found = await Promise.all(
    lines.map(async (it) => ({ name: it.name, rows: ids.length > 0 ? await it.find(query, ids) : [] })),
  )
  return (id: number) =>
    Object.fromEntries(
      found.map(({ name, rows }) => [
        name,
        rows.filter((it) => it.booking_id === id).map(({ booking_id: _, ...it }) => it),
      ]),
    )
}

/** What else is stored about a person for each vertical. */
async function recordsOf(query: Queryable, accountId: number, verticals: VerticalsOfPeople) {
  const all = Object.values(verticals).flatMap((it) => it.records ?? [])
  const found = await Promise.all(all.map(async (it) => [it.name, await it.find(query, accountId)] as const))
  return Object.fromEntries(found)
}
