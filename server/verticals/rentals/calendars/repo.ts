import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { FeedMarks } from '#server/ports/calendar-feeds.ts'

export async function findRental(query: Queryable, slug: string): Promise<number | undefined> {
  const found = query
    .selectFrom('rental')
    .innerJoin('listing', 'listing.id', 'rental.listing_id')
    .select('listing.id')
    .where('listing.slug', '=', slug)
  return (await found.executeTakeFirst())?.id
}

const calendars = (query: Queryable) =>
  query
    .selectFrom('rental_calendar')
    .innerJoin('listing', 'listing.id', 'rental_calendar.listing_id')
    .select(['rental_calendar.id', 'rental_calendar.listing_id', 'rental_calendar.url'])
    .select(['rental_calendar.etag', 'rental_calendar.last_modified', 'rental_calendar.busy'])
    .select(['rental_calendar.read_at', 'rental_calendar.problem', 'rental_calendar.failures'])
    .select(['listing.slug', 'listing.time_zone'])
    .orderBy('listing.slug')
    .orderBy('rental_calendar.id')

/** All of them, or one rental's. */
export function findCalendars(query: Queryable, slug?: string) {
  return slug === undefined ? calendars(query).execute() : calendars(query).where('slug', '=', slug).execute()
}

export type CalendarRow = Awaited<ReturnType<typeof findCalendars>>[number]

/** Follows a calendar; one that is followed already stays as it is. */
export async function addCalendar(
  query: Queryable,
  listing_id: number,
  url: string,
  now: Date,
): Promise<void> {
  await query
    .insertInto('rental_calendar')
    .values({ listing_id, url, etag: null, last_modified: null, read_at: null, next_at: now })
    .onConflict((it) => it.doNothing())
    .execute()
}

export async function dropCalendar(tx: Tx, listing_id: number, url: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('rental_calendar')
    .where('listing_id', '=', listing_id)
    .where('url', '=', url)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Calendars whose turn it is, each for whoever asks first; their next turn is `next`. */
export async function claimDue(
  query: Queryable,
  { now, next, most }: { now: Date; next: Date; most: number },
): Promise<CalendarRow[]> {
  const due = query
    .selectFrom('rental_calendar')
    .select('id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const claimed = await query
    .updateTable('rental_calendar')
    .set({ next_at: next })
    .where('id', 'in', due)
    .returning('id')
    .execute()
  if (claimed.length === 0) return []
  return calendars(query)
    .where(
      'rental_calendar.id',
      'in',
      claimed.map((it) => it.id),
    )
    .execute()
}

interface Reading {
  /** Undefined: what was read before is still so. */
  read: (FeedMarks & { busy: string }) | undefined
  problem: string
  askedAt: Date
  next: Date
}

/** Writes down what was read. false: somebody who asked later was here before, or the calendar is gone. */
export async function noteRead(
  tx: Tx,
  id: number,
  { read, problem, askedAt, next }: Reading,
): Promise<boolean> {
  const noted = await tx
    .updateTable('rental_calendar')
    .set({ ...read, ...(read ? { problem } : {}), failures: 0, read_at: askedAt, next_at: next })
    .where('id', '=', id)
    .where((it) => it.or([it('read_at', 'is', null), it('read_at', '<=', askedAt)]))
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

/** Notes that a calendar could not be read; the times read before stay. */
export async function noteFailure(query: Queryable, id: number, problem: string, next: Date): Promise<void> {
  await query
    .updateTable('rental_calendar')
    .set({ problem, failures: sql`failures + 1`, next_at: next })
    .where('id', '=', id)
    .execute()
}
