import { sql } from 'kysely'
import type { ReportKind } from '#contract/entities/report.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

/** Locks a listing, so that nobody else reports or changes it until the transaction ends. */
export function lockListing(tx: Tx, vertical: VerticalId, slug: string) {
  return tx
    .selectFrom('listing')
    .select(['id', 'vertical', 'slug', 'title', 'changed_at'])
    .where('vertical', '=', vertical)
    .where('slug', '=', slug)
    .where('is_active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface Report {
  listing_id: number
  account_id: number
  kind: ReportKind
  text: string
  seen_at: Date
  created_at: Date
}

/** Adds a report, or updates the person's open one of the same kind. */
export async function putOpen(tx: Tx, report: Report): Promise<void> {
  const { text, seen_at, created_at } = report
  await tx
    .insertInto('listing_report')
    .values({ ...report, state: 'open', done_at: null })
    .onConflict((it) =>
      it
        .columns(['listing_id', 'account_id', 'kind'])
        // Not a parameter: a plan for any value could not use the partial index of open reports.
        .where('state', '=', sql.lit('open'))
        .doUpdateSet({ text, seen_at, created_at }),
    )
    .execute()
}

/** Adds a stale report: the page has changed since the person read it. */
export async function addStale(tx: Tx, report: Report): Promise<number> {
  const added = tx
    .insertInto('listing_report')
    .values({ ...report, state: 'stale', done_at: report.created_at })
    .returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** Whether another person has found the same hours right since an instant. */
export async function hasAnother(
  tx: Tx,
  { listing_id, account_id, changed_at, since }: Of & { changed_at: Date | null; since: Date },
): Promise<boolean> {
  let found = tx
    .selectFrom('listing_report')
    .select('id')
    .where('listing_id', '=', listing_id)
    .where('account_id', '<>', account_id)
    .where('kind', '=', 'still_right')
    .where('state', '<>', 'stale')
    .where('created_at', '>', since)
  if (changed_at) found = found.where('seen_at', '>=', changed_at)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

interface Of {
  listing_id: number
  account_id: number
}

/** Settles the reports that the hours are right. The page says so then, and no operator has to look. */
export async function settleStillRight(tx: Tx, listing_id: number, done_at: Date): Promise<void> {
  await tx
    .updateTable('listing_report')
    .set({ state: 'done', done_at })
    .where('listing_id', '=', listing_id)
    .where('kind', '=', 'still_right')
    .where('state', '=', 'open')
    .execute()
}

/**
 * Lists mistakes that nobody has looked at, the longest waiting first, with whether the page has changed
 * since.
 */
export function listOpen(query: Queryable, most: number) {
  return query
    .selectFrom('listing_report as report')
    .innerJoin('listing', 'listing.id', 'report.listing_id')
    .select(['report.id', 'report.kind', 'report.text', 'report.seen_at', 'report.created_at'])
    .select(['listing.vertical', 'listing.slug', 'listing.title'])
    .select(sql<boolean>`coalesce(listing.changed_at > report.seen_at, false)`.as('is_changed'))
    .where('report.state', '=', 'open')
    .where('report.kind', '<>', 'still_right')
    .orderBy('report.id')
    .limit(most)
    .execute()
}

/** Locks a report with its listing, so that nobody else settles it until the transaction ends. */
export function lockReport(tx: Tx, id: number) {
  return tx
    .selectFrom('listing_report as report')
    .innerJoin('listing', 'listing.id', 'report.listing_id')
    .select(['report.id', 'report.account_id', 'report.state', 'report.kind'])
    .select(['listing.vertical', 'listing.slug', 'listing.title'])
    .where('report.id', '=', id)
    .forUpdate('report')
    .executeTakeFirst()
}

export async function settle(
  tx: Tx,
  id: number,
  end: { state: 'done' | 'stale'; answer: string; done_at: Date },
): Promise<void> {
  await tx.updateTable('listing_report').set(end).where('id', '=', id).execute()
}
