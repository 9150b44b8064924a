import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { FeedMarks } from '#server/ports/calendar-feeds.ts'

/** The tables of followed calendars, whose columns are the same. */
export type CalendarTable = 'rental_calendar' | 'staff_calendar'

/** A table by the name that the query builder types it with. */
const typed = (table: CalendarTable) => table as 'rental_calendar'

const calendars = (query: Queryable, table: CalendarTable) =>
  query
    .selectFrom(`${typed(table)} as calendar`)
    .innerJoin('listing', 'listing.id', 'calendar.listing_id')
    .select(['calendar.id', 'calendar.listing_id', 'calendar.url', 'calendar.etag', 'calendar.last_modified'])
    .select(['calendar.busy', 'calendar.read_at', 'calendar.problem', 'calendar.failures'])
    .select(['listing.slug', 'listing.time_zone'])
    .orderBy('listing.slug')
    .orderBy('calendar.id')

/** Finds the followed calendars of a table, of all listings or of one. */
export function findCalendars(query: Queryable, table: CalendarTable, slug?: string) {
  const all = calendars(query, table)
  return slug === undefined ? all.execute() : all.where('slug', '=', slug).execute()
}

export type CalendarRow = Awaited<ReturnType<typeof findCalendars>>[number]

/** Follows a calendar. One that is followed already stays as it is. */
export async function addCalendar(
  query: Queryable,
  table: CalendarTable,
  { listing_id, url }: { listing_id: number; url: string },
  now: Date,
): Promise<void> {
  await query
    .insertInto(typed(table))
    .values({ listing_id, url, etag: null, last_modified: null, read_at: null, next_at: now })
    .onConflict((it) => it.doNothing())
    .execute()
}

export async function dropCalendar(
  tx: Tx,
  table: CalendarTable,
  { listing_id, url }: { listing_id: number; url: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom(typed(table))
    .where('listing_id', '=', listing_id)
    .where('url', '=', url)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Claims calendars whose turn it is, so that one server reads each, and sets their next turn to `next`. */
export async function claimDue(
  query: Queryable,
  table: CalendarTable,
  { now, next, most }: { now: Date; next: Date; most: number },
): Promise<CalendarRow[]> {
  const due = query
    .selectFrom(typed(table))
    .select('id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const claimed = await query
    .updateTable(typed(table))
    .set({ next_at: next })
    .where('id', 'in', due)
    .returning('id')
    .execute()
  if (claimed.length === 0) return []
  return calendars(query, table)
    .where(
      'calendar.id',
      'in',
      claimed.map((it) => it.id),
    )
    .execute()
}

interface Reading {
  /** Undefined: the calendar has not changed since it was last read. */
  read: (FeedMarks & { busy: string }) | undefined
  problem: string
  askedAt: Date
  next: Date
}

/** Stores what a calendar said. False where a later reading was faster, or the calendar is gone. */
export async function noteRead(
  tx: Tx,
  table: CalendarTable,
  id: number,
  { read, problem, askedAt, next }: Reading,
): Promise<boolean> {
  const noted = await tx
    .updateTable(typed(table))
    .set({ ...read, ...(read ? { problem } : {}), failures: 0, read_at: askedAt, next_at: next })
    .where('id', '=', id)
    .where((it) => it.or([it('read_at', 'is', null), it('read_at', '<=', askedAt)]))
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

/** Notes that a calendar could not be read. The times read before stay. */
export async function noteFailure(
  query: Queryable,
  table: CalendarTable,
  id: number,
  { problem, next }: { problem: string; next: Date },
): Promise<void> {
  await query
    .updateTable(typed(table))
    .set({ problem, failures: sql`failures + 1`, next_at: next })
    .where('id', '=', id)
    .execute()
}

/** Finds the times that the calendars of a listing say are taken and that are not over. */
export async function findBusy(
  query: Queryable,
  table: CalendarTable,
  listingId: number,
  now: Date,
): Promise<{ from: Date; until: Date }[]> {
  const rows = await query
    .selectFrom(typed(table))
    .select('busy')
    .where('listing_id', '=', listingId)
    .execute()
  const busy = rows.flatMap((it) =>
    it.busy.map(([from, until]) => ({ from: new Date(from), until: new Date(until) })),
  )
  return busy.filter((it) => it.until > now)
}
