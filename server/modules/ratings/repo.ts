import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { type Subject, subjects } from './subjects.ts'

/** A subject of ratings, by its kind and id. */
export interface SubjectRef {
  subject: Subject
  id: number
}

/** The author of a rating and their booking; null where nothing was booked. */
export interface Rater {
  account_id: number
  booking_id: number | null
}

/** Finds a listing that can be rated without a booking. */
export function findListing(query: Queryable, vertical: VerticalId, slug: string) {
  return query
    .selectFrom('listing')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .select(['listing.id as listing_id', 'listing.slug', 'title', 'cover_image', 'cover_color'])
    .select('business.name as business_name')
    .where('vertical', '=', vertical)
    .where('listing.slug', '=', slug)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

/**
 * Whether an account has a confirmed phone number, which only one account can have, so that nobody rates
 * under many names.
 */
export async function hasConfirmedPhone(query: Queryable, accountId: number): Promise<boolean> {
  const found = query
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('phone', 'is not', null)
    .where('phone_confirmed_at', 'is not', null)
  return (await found.executeTakeFirst()) !== undefined
}

/** Finds the rating of a listing. */
export function findStars(query: Queryable, { vertical, slug }: { vertical: VerticalId; slug: string }) {
  return query
    .selectFrom('listing')
    .select(['avg_rating', 'rating_count'])
    .where('vertical', '=', vertical)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
}

/** Finds a person's review of a subject: of this booking or, with null, of none. */
export function findRating(query: Queryable, { subject, id }: SubjectRef, { account_id, booking_id }: Rater) {
  const { reviews, column } = subjects[subject]
  const found = query.selectFrom(reviews).select(['id', 'rating', 'review']).where(column, '=', id)
  const own =
    booking_id === null
      ? found.where('account_id', '=', account_id).where('booking_id', 'is', null)
      : found.where('booking_id', '=', booking_id)
  return own.executeTakeFirst()
}

interface Said {
  /** In tenths of a star. */
  rating: number
  review: string
  now: Date
}

/** Adds a person's first review of a subject. */
export async function addReview(tx: Tx, of: SubjectRef, rater: Rater, { now, ...said }: Said) {
  const { reviews, column } = subjects[of.subject]
  const row = { ...said, ...rater, [column]: of.id, created_at: now, updated_at: now }
  await tx
    .insertInto(reviews)
    .values(row as typeof row & { listing_id: number })
    .execute()
}

/** Changes a person's review of a subject. */
export async function changeReview(tx: Tx, subject: Subject, id: number, { now, ...said }: Said) {
  const { reviews } = subjects[subject]
  await tx
    .updateTable(reviews)
    .set({ ...said, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Finds the subjects that the ratings of a listing may have, in the order of `subjects`; a business where one
 * offers it.
 */
export async function findSubjects(
  query: Queryable,
  listingId: number,
  besides: readonly number[] = [],
): Promise<SubjectRef[]> {
  const found = query.selectFrom('listing').select('business_id').where('id', '=', listingId)
  const { business_id: id } = await found.executeTakeFirstOrThrow()
  return [
    { subject: 'listing', id: listingId },
    ...besides.toSorted((a, b) => a - b).map((beside) => ({ subject: 'beside' as const, id: beside })),
    ...(id === null ? [] : [{ subject: 'business' as const, id }]),
  ]
}

/** Locks a subject, so that nobody else rates it until the transaction ends. */
export async function lockSubject(tx: Tx, { subject, id }: SubjectRef): Promise<void> {
  const { rated } = subjects[subject]
  await tx.selectFrom(rated).select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Adds to the sums of a subject's ratings: a new rating, or the difference of a changed one. */
export async function addRating(tx: Tx, { subject, id }: SubjectRef, more: { total: number; count: number }) {
  await tx
    .updateTable(subjects[subject].rated)
    .set((it) => ({
      rating_total: it('rating_total', '+', more.total),
      rating_count: it('rating_count', '+', more.count),
    }))
    .where('id', '=', id)
    .execute()
}
