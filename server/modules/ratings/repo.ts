import type { Queryable, Tx } from '#server/db/database.ts'
import { type Subject, subjects } from './subjects.ts'

/** A subject of ratings: what it is, and which. */
export interface SubjectRef {
  subject: Subject
  id: number
}

/** Who rates, and the booking of it. */
export interface Rater {
  account_id: number
  booking_id: number
}

/** What somebody has said of a subject. */
export function findRating(query: Queryable, { subject, id }: SubjectRef, { booking_id }: Rater) {
  const { reviews, column } = subjects[subject]
  return query
    .selectFrom(reviews)
    .select(['id', 'rating', 'review'])
    .where(column, '=', id)
    .where('booking_id', '=', booking_id)
    .executeTakeFirst()
}

interface Said {
  /** Tenths of a star. */
  rating: number
  review: string
  now: Date
}

/** Writes what somebody says of a subject, in the place of what they said of it before. The subject is locked. */
export async function writeRating(tx: Tx, of: SubjectRef, rater: Rater, { now, ...said }: Said) {
  const { reviews, column } = subjects[of.subject]
  const row = { ...said, ...rater, [column]: of.id, created_at: now, updated_at: now }
  await tx
    .insertInto(reviews)
    .values(row as typeof row & { listing_id: number })
    .onConflict((it) => it.column('booking_id').doUpdateSet({ ...said, updated_at: now }))
    .execute()
}

/** Each subject that a listing's ratings may have; a business where one offers it. */
export async function findSubjects(query: Queryable, listingId: number): Promise<SubjectRef[]> {
  const found = query.selectFrom('listing').select('business_id').where('id', '=', listingId)
  const { business_id: id } = await found.executeTakeFirstOrThrow()
  const listing = { subject: 'listing', id: listingId } as const
  return id === null ? [listing] : [listing, { subject: 'business', id }]
}

/** Nobody else changes what a subject's ratings come to until the transaction ends. */
export async function lockSubject(tx: Tx, { subject, id }: SubjectRef): Promise<void> {
  const { rated } = subjects[subject]
  await tx.selectFrom(rated).select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** What a subject's ratings come to, changed by what one more or another word adds. */
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
