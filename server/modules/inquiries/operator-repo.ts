import { sql } from 'kysely'
import { goingStates } from '#contract/entities/inquiry.ts'
import type { Queryable } from '#server/db/database.ts'
import { otherReader } from './repo.ts'

/** Selects threads for an operator, the longest waiting first, from behind a given one. */
function threads(query: Queryable, { after, limit }: Page) {
  let found = query
    .selectFrom('inquiry')
    .innerJoin('listing', 'listing.id', 'inquiry.listing_id')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .select(['inquiry.id', 'inquiry.state', 'inquiry.report', 'inquiry.kind', 'inquiry.last_at'])
    .select(['inquiry.listing_id', 'listing.title', 'listing.vertical', 'listing.slug'])
    .select(['business.name as business_name', 'business.email as business_email'])
    .select(otherReader.as('other_reader_id'))
    .select(
      sql<string | null>`(select text from inquiry_message m where m.inquiry_id = inquiry.id
        order by m.id desc limit 1)`.as('last_text'),
    )
    .orderBy('inquiry.last_at')
    .orderBy('inquiry.id')
    .limit(limit)
  if (after)
    found = found.where(
      sql<boolean>`(inquiry.last_at, inquiry.id) > (${after.last_at}::timestamptz, ${after.id}::bigint)`,
    )
  return found
}

interface Page {
  after?: { last_at: Date; id: number } | undefined
  limit: number
}

export const listGoing = (query: Queryable, page: Page) =>
  threads(query, page).where('inquiry.state', 'in', goingStates).execute()

/** Lists reported threads that nobody has looked at. */
export const listReported = (query: Queryable, page: Page) =>
  threads(query, page)
    .where('inquiry.report', 'is not', null)
    .where('inquiry.state', '=', 'blocked')
    .execute()

/** Lists threads that wait for an answer. */
export const listUnanswered = (query: Queryable, page: Page) =>
  threads(query, page).where('inquiry.state', 'in', goingStates).where('inquiry.unanswered', '>', 0).execute()

export type OperatorRow = Awaited<ReturnType<typeof listGoing>>[number]

export async function setBusinessEmail(
  query: Queryable,
  slug: string,
  email: string | null,
): Promise<boolean> {
  const done = await query.updateTable('business').set({ email }).where('slug', '=', slug).executeTakeFirst()
  return done.numUpdatedRows === 1n
}
