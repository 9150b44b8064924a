import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/** What an operator watches: how much of each kind is open, or has stayed so for too long. */
export const openWorkKinds = [
  'holds',
  'payments',
  'payments_overdue',
  'refunds',
  'refunds_failed',
  'jobs',
  'jobs_late',
  'jobs_failed',
] as const

export type OpenWork = Record<(typeof openWorkKinds)[number], number>

/** Counts what is open. What the counts are over is small, or found by an index. */
export async function readOpenWork(query: Queryable, now: Date): Promise<OpenWork> {
  const { rows } = await sql<Omit<OpenWork, `jobs${string}`>>`
    select
      (select count(*) from hold where booking_id is null and expires_at > ${now})::int as holds,
      (select count(*) from payment where state = 'open')::int as payments,
      (select count(*) from payment where state = 'open'
        and pay_until < ${now}::timestamptz - interval '10 minutes')::int as payments_overdue,
      (select count(*) from refund where state = 'pending')::int as refunds,
      (select count(*) from refund where state = 'pending' and failure is not null)::int as refunds_failed`.execute(
    query,
  )
  const [own] = rows
  if (!own) throw new Error('The database counted nothing.')
  return { ...own, ...(await readJobs(query)) }
}

/** The jobs by the database's clock, as the queue itself does. There is no queue before its first start. */
async function readJobs(query: Queryable): Promise<Pick<OpenWork, 'jobs' | 'jobs_late' | 'jobs_failed'>> {
  const made = await sql<{ made: boolean }>`select to_regclass('jobs.job') is not null as made`.execute(query)
  if (!made.rows[0]?.made) return { jobs: 0, jobs_late: 0, jobs_failed: 0 }
  const { rows } = await sql<Pick<OpenWork, 'jobs' | 'jobs_late' | 'jobs_failed'>>`
    select
      count(*) filter (where state in ('created', 'retry', 'active'))::int as jobs,
      count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '5 minutes')::int
        as jobs_late,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 hour')::int as jobs_failed
    from jobs.job`.execute(query)
  return rows[0] ?? { jobs: 0, jobs_late: 0, jobs_failed: 0 }
}
