import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

interface Counted<Kind extends string = string> {
  kind: Kind
  subject: string
}

/**
 * Stores an attempt, unless there are enough already. It is one statement, so that of parallel attempts only
 * one can be the last that is allowed.
 */
export async function note(
  query: Queryable,
  { kind, subject }: Counted,
  { most, since, now }: { most: number; since: Date; now: Date },
): Promise<boolean> {
  const done = await sql`
    insert into attempt (kind, subject, times, last_at)
    values (${kind}, ${subject}, array[${now}::timestamptz], ${now})
    on conflict (kind, subject) do update set
      times = array(select t from unnest(attempt.times) t where t > ${since} order by t) || ${now}::timestamptz,
      last_at = ${now}
    where (select count(*) from unnest(attempt.times) t where t > ${since}) < ${most}`.execute(query)
  return done.numAffectedRows === 1n
}

/** The times of attempts, the oldest first; some of them may count no more. */
export async function timesOf<Kind extends string>(query: Queryable, asked: readonly Counted<Kind>[]) {
  const kinds = asked.map((it) => it.kind)
  const subjects = asked.map((it) => it.subject)
  const found = await sql<{ kind: Kind; times: Date[] }>`
    select kind, times from unnest(${kinds}::text[], ${subjects}::text[]) as asked (kind, subject)
    join attempt using (kind, subject)`.execute(query)
  return found.rows
}

/** Takes back one attempt at an instant. Another one of the same millisecond stays. */
export async function takeBack(query: Queryable, { kind, subject }: Counted, at: Date): Promise<void> {
  const place = sql`array_position(times, ${at}::timestamptz)`
  await sql`
    update attempt set times = times[:${place} - 1] || times[${place} + 1:]
    where kind = ${kind} and subject = ${subject} and ${at}::timestamptz = any(times)`.execute(query)
}

/** Deletes the oldest of what was last attempted before an instant. Answers how many. */
export async function forgetOlder(query: Queryable, instant: Date, most: number): Promise<number> {
  const oldest = query
    .selectFrom('attempt')
    .select(['kind', 'subject'])
    .where('last_at', '<', instant)
    .orderBy('last_at')
    .limit(most)
  const done = await query
    .deleteFrom('attempt')
    .where(({ eb, refTuple }) => eb(refTuple('kind', 'subject'), 'in', oldest.$asTuple('kind', 'subject')))
    // Once more, for what is attempted meanwhile.
    .where('last_at', '<', instant)
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}
