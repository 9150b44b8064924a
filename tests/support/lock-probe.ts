import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

const POLL_MS = 10
const UNTIL_BLOCKED_MS = 5_000
const UNTIL_TERMINATED_MS = 5_000

interface BackendFilter {
  readonly pid?: number
  readonly applicationName?: string
  /** A pattern for SQL's LIKE, compared with the current or last statement of the backend. */
  readonly queryLike?: string
}

interface HeldLock {
  readonly pid: number
  /**
   * Commits, so that what waited goes on and sees the change. Of release and rollback the first call counts.
   */
  release(): Promise<void>
  rollback(): Promise<void>
}

interface BlockedBackend {
  readonly pid: number
  readonly query: string
  readonly blockedBy: readonly number[]
}

const MATCHES = `datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  and ($1::int is null or pid = $1)
  and ($2::text is null or application_name = $2)
  and ($3::text is null or query like $3)`

function filterValues(filter: BackendFilter) {
  return [filter.pid ?? null, filter.applicationName ?? null, filter.queryLike ?? null]
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'lock-probe' })
  // Without a listener a connection that a fault ends would end the test run. The next query reports the
  // error.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Opens a transaction on a connection of its own, runs the statement and keeps its locks. */
export async function holdLock(url: string, sql: string, params: readonly unknown[] = []): Promise<HeldLock> {
  const client = await connect(url)
  let isOver = false
  async function finish(statement: 'commit' | 'rollback') {
    if (isOver) return
    isOver = true
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  try {
    const self = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query('begin')
    await client.query(sql, [...params])
    return {
      pid: self.rows[0]?.pid ?? 0,
      release: () => finish('commit'),
      rollback: () => finish('rollback'),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function describeBackends(client: Client): Promise<string> {
  const { rows } = await client.query<Record<string, unknown>>(
    `select pid, application_name, state, wait_event_type, wait_event, left(query, 120) as query
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by pid`,
  )
  return rows.map((row) => JSON.stringify(row)).join('\n') || '(no other backend)'
}

/**
 * Finds the first backend that waits for a lock. Throws with the names of all backends where none does in
 * time.
 */
export async function waitUntilBlocked(
  url: string,
  { atMostMs = UNTIL_BLOCKED_MS, ...filter }: BackendFilter & { readonly atMostMs?: number } = {},
): Promise<BlockedBackend> {
  const client = await connect(url)
  const deadline = performance.now() + atMostMs
  try {
    for (;;) {
      const { rows } = await client.query<BlockedBackend>(
        `select pid, query, pg_blocking_pids(pid) as "blockedBy" from pg_stat_activity
         where wait_event_type = 'Lock' and ${MATCHES} order by query_start limit 1`,
        filterValues(filter),
      )
      if (rows[0] !== undefined) return rows[0]
      if (performance.now() > deadline) {
        throw new Error(
          `no backend waited for a lock within ${atMostMs} ms:\n${await describeBackends(client)}`,
        )
      }
      await sleep(POLL_MS)
    }
  } finally {
    await client.end()
  }
}

/**
 * Ends the matching backends, and answers how many once they are gone. Throws where there are none, because a
 * fault that was not injected must not count as survived.
 */
export async function terminateBackend(url: string, where: BackendFilter): Promise<number> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ ended: boolean }>(
      `select pg_terminate_backend(pid, ${UNTIL_TERMINATED_MS}) as ended from pg_stat_activity where ${MATCHES}`,
      filterValues(where),
    )
    if (rows.length === 0 || rows.some(({ ended }) => !ended)) {
      const found = rows.length === 0 ? 'no backend matched' : 'a backend did not end'
      throw new Error(`${found} ${JSON.stringify(where)}:\n${await describeBackends(client)}`)
    }
    return rows.length
  } finally {
    await client.end()
  }
}

/** Whether the server still has a process, asked on a connection of its own. */
export async function isConnected(url: string, pid: number | undefined): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select from pg_stat_activity where pid = $1', [pid])
  await client.end()
  return rowCount === 1
}
