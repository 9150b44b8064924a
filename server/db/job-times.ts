import type { QueryResult } from 'pg'

/**
 * The queue reckons by the database's clock. Once that has been ahead, nothing is due until the same time comes again:
 * a job waits for its start, a minute counts as planned, upkeep as done. This makes what lies ahead of the clock
 * happen now.
 *
 * @returns Whether the clock had gone back.
 */
export async function forgetTimesAhead(
  query: (text: string) => Promise<Pick<QueryResult, 'rows' | 'rowCount'>>,
): Promise<boolean> {
  const { rows } = await query("select to_regclass('jobs.version') is not null as made")
  if (!rows[0]?.made) return false
  const { rowCount } = await query(
    'select 1 from jobs.version where greatest(cron_on, maintained_on, monitored_on) > now()',
  )
  if (!rowCount) return false
  await query(`
    update jobs.job set
      created_on = least(created_on, now()),
      start_after = case when state < 'active' then least(start_after, now()) else start_after end,
      started_on = case when started_on > now() then now() else started_on end,
      completed_on = case when completed_on > now() then now() else completed_on end,
      singleton_on = case when singleton_on > now() at time zone 'UTC' then null else singleton_on end
    where created_on > now() or started_on > now() or completed_on > now()
      or singleton_on > now() at time zone 'UTC'`)
  // Last, as it is what the whole is known by.
  await query('update jobs.version set cron_on = null, maintained_on = null, monitored_on = null')
  return true
}
