import pg from 'pg'
import { decodeTypes } from './decode.ts'
import type { EmbeddedEngine } from './embedded/engine.ts'

/** What every connection of ours holds to: nobody waits for ever, and a forgotten transaction ends. */
const limits = {
  connectionTimeoutMillis: 2_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
  types: decodeTypes,
} satisfies pg.PoolConfig

export interface PoolSource {
  applicationName: string
  onConnectionError: (error: Error) => void
  /** How many connections at most. */
  max?: number
}

export function postgresPool(connectionString: string, source: PoolSource): pg.Pool {
  return listened(
    new pg.Pool({
      ...limits,
      max: source.max ?? 10,
      connectionString,
      application_name: source.applicationName,
    }),
    source,
  )
}

/** The same pool over the embedded engine: several wires keep its one session busy without a pause between queries. */
export function embeddedPool(engine: EmbeddedEngine, source: PoolSource): pg.Pool {
  return listened(
    new pg.Pool({
      ...limits,
      max: source.max ?? 4,
      user: 'postgres',
      database: 'postgres',
      stream: () => engine.connect(),
    }),
    source,
  )
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
