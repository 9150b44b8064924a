import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** Those that were reported, and those with words nobody but the operator can answer; the longest waiting first. */
export function listForOperator(query: Queryable, { all, most }: { all: boolean; most: number }) {
  let found = query
    .selectFrom('inquiry')
    .innerJoin('listing', 'listing.id', 'inquiry.listing_id')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .select(['inquiry.id', 'inquiry.state', 'inquiry.report', 'inquiry.kind', 'inquiry.last_at'])
    .select(['listing.title', 'listing.vertical', 'listing.slug'])
    .select(
      sql<string | null>`(select text from inquiry_message m where m.inquiry_id = inquiry.id
        order by m.id desc limit 1)`.as('last_text'),
    )
    .orderBy('inquiry.last_at')
    .limit(most)
  if (!all)
    found = found.where((it) =>
      it.or([
        it.and([it('inquiry.report', 'is not', null), it('inquiry.state', '=', 'blocked')]),
        it.and([
          it('inquiry.state', 'in', ['open', 'accepted']),
          it('inquiry.unanswered', '>', 0),
          it('inquiry.other_account_id', 'is', null),
          it('business.email', 'is', null),
        ]),
      ]),
    )
  return found.execute()
}

export async function setBusinessEmail(
  query: Queryable,
  slug: string,
  email: string | null,
): Promise<boolean> {
  const done = await query.updateTable('business').set({ email }).where('slug', '=', slug).executeTakeFirst()
  return done.numUpdatedRows === 1n
}
