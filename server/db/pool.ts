import { Socket } from 'node:net'
import pg from 'pg'
import { decodeTypes } from './decode.ts'
import type { EmbeddedEngine } from './embedded/engine.ts'

/** Timeouts of every connection, so that nobody waits for ever and a forgotten transaction ends. */
const limits = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  idleTimeoutMillis: 10_000,
  keepAlive: true,
  types: decodeTypes,
} satisfies pg.PoolConfig

/** How long a caller waits for a connection before it is refused. */
const LONGEST_WAIT_MS = 2_000

/**
 * How long a connection may be silent. It is longer than a statement may take and than the pool keeps an idle
 * connection, so that after it the network must be gone.
 */
const LONGEST_SILENCE_MS = 12_000

export interface PoolSource {
  applicationName: string
  onConnectionError: (error: Error) => void
  /** The most connections. */
  max?: number
  /** How long a caller waits for a connection. */
  longestWaitMs?: number
  /** How long an answer is waited for, where that is less than a statement may take. */
  longestQueryMs?: number
  /** A connection that is silent for longer is given up; 0: never. */
  longestSilenceMs?: number
}

export function postgresPool(connectionString: string, source: PoolSource): pg.Pool {
  const { applicationName, max = 10, longestSilenceMs = LONGEST_SILENCE_MS, longestQueryMs } = source
  const connectionTimeoutMillis = source.longestWaitMs ?? LONGEST_WAIT_MS
  const stream = () => impatientSocket(longestSilenceMs)
  return listened(
    new pg.Pool({
      ...limits,
      connectionTimeoutMillis,
      max,
      ...(longestQueryMs !== undefined && { query_timeout: longestQueryMs }),
      connectionString,
      application_name: applicationName,
      stream,
    }),
    source,
  )
}

/**
 * A socket that is closed when nothing has come for a while. The system itself would notice only after hours
 * that the other end is gone.
 */
function impatientSocket(longestSilenceMs: number): Socket {
  const socket = new Socket()
  const silent = Object.assign(new Error('The database fell silent.'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(longestSilenceMs, () => socket.destroy(silent))
}

/**
 * A pool over the embedded engine. Several wires keep its one session busy, without a pause between queries.
 */
export function embeddedPool(engine: EmbeddedEngine, source: PoolSource): pg.Pool {
  // These are set although they are not used, so that node-postgres takes none of them from the environment
  // (PGHOST, PGSSLMODE …).
  const place = { host: 'embedded', user: 'postgres', database: 'postgres', ssl: false }
  const { max = 4, longestWaitMs: connectionTimeoutMillis = LONGEST_WAIT_MS } = source
  const stream = () => engine.connect()
  // A wire costs nothing while it is idle, and what was prepared on one that ends would stay in the session.
  const idleTimeoutMillis = 0
  return listened(
    new pg.Pool({ ...limits, ...place, connectionTimeoutMillis, idleTimeoutMillis, max, stream }),
    source,
  )
}

/**
 * Listens to errors of each client for its whole life. node-postgres removes its own listener while a client
 * is checked out, so that a connection that breaks then would end the process.
 */
function listened(pool: pg.Pool, source: PoolSource): pg.Pool {
  pool.on('error', source.onConnectionError)
  pool.on('connect', (client) => client.on('error', source.onConnectionError))
  return pool
}
