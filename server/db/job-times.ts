import type { QueryResult } from 'pg'

/**
 * Moves times that are ahead of the database's clock to now. The queue uses that clock, and after it has been
 * ahead and was set back, nothing would be due until the same time comes again: jobs wait for their start, a
 * minute counts as planned, and maintenance as done.
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
  // These go last, because they are what shows that the clock went back.
  await query('update jobs.version set cron_on = null, maintained_on = null, monitored_on = null')
  return true
}
