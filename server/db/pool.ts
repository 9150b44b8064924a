import { Socket } from 'node:net'
import pg from 'pg'
import { decodeTypes } from './decode.ts'
import type { EmbeddedEngine } from './embedded/engine.ts'

/** What every connection of ours holds to: nobody waits for ever, and a forgotten transaction ends. */
const limits = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  idleTimeoutMillis: 10_000,
  keepAlive: true,
  types: decodeTypes,
} satisfies pg.PoolConfig

/** Whoever gets no connection within it is told so, rather than kept waiting. */
const LONGEST_WAIT_MS = 2_000

/** Longer than the database may think, or the pool keep what nobody uses: the network is gone. */
const LONGEST_SILENCE_MS = 12_000

export interface PoolSource {
  applicationName: string
  onConnectionError: (error: Error) => void
  /** How many connections at most. */
  max?: number
  /** How long a connection is waited for. */
  longestWaitMs?: number
  /** A connection on which nothing comes or goes for so long is given up; 0 lets it be. */
  longestSilenceMs?: number
}

export function postgresPool(connectionString: string, source: PoolSource): pg.Pool {
  const { applicationName, max = 10, longestSilenceMs = LONGEST_SILENCE_MS } = source
  const connectionTimeoutMillis = source.longestWaitMs ?? LONGEST_WAIT_MS
  const stream = () => impatientSocket(longestSilenceMs)
  return listened(
    new pg.Pool({
      ...limits,
      connectionTimeoutMillis,
      max,
      connectionString,
      application_name: applicationName,
      stream,
    }),
    source,
  )
}

/** The system itself would notice after hours that the other end has vanished. */
function impatientSocket(longestSilenceMs: number): Socket {
  const socket = new Socket()
  const silent = Object.assign(new Error('The database fell silent.'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(longestSilenceMs, () => socket.destroy(silent))
}

/** The same pool over the embedded engine: several wires keep its one session busy without a pause between queries. */
export function embeddedPool(engine: EmbeddedEngine, source: PoolSource): pg.Pool {
  // Named all the same, so that nothing of it is taken from the environment (PGHOST, PGSSLMODE …).
  const place = { host: 'embedded', user: 'postgres', database: 'postgres', ssl: false }
  const { max = 4, longestWaitMs: connectionTimeoutMillis = LONGEST_WAIT_MS } = source
  const stream = () => engine.connect()
  return listened(new pg.Pool({ ...limits, ...place, connectionTimeoutMillis, max, stream }), source)
}

/**
 * node-postgres takes its own listener off a client that is checked out: a connection that breaks just then
 * would end the process. Ours stays for the client's whole life.
 */
function listened(pool: pg.Pool, source: PoolSource): pg.Pool {
  pool.on('error', source.onConnectionError)
  pool.on('connect', (client) => client.on('error', source.onConnectionError))
  return pool
}
