import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { Database } from '#server/db/database.ts'
import { EmbeddedEngine } from '#server/db/embedded/engine.ts'
import { embeddedPool, postgresPool } from '#server/db/pool.ts'
import { connectPostgres } from './postgres-cluster.ts'

export interface TestDatabase {
  database: Database
  /** Where it can be reached from outside; the embedded one cannot. */
  url: string | undefined
  close(): Promise<void>
}

export const onPostgres = process.env.TEST_DATABASE === 'postgres'

// A broken connection shows in what the test sees; the pool's own word about it is only for the log.
const source = {
  applicationName: 'quayside-test',
  onConnectionError: () => {},
  // So long a busy machine may take to open one; a test that is about waiting says how long itself.
  longestWaitMs: 20_000,
}

export interface DatabaseOptions {
  /** How many connections at most. */
  max?: number
  /** How long a connection is waited for. */
  longestWaitMs?: number
  /** Leads connections to PostgreSQL another way, such as through a fault proxy. */
  through?: (url: string) => Promise<string>
  /** A connection to PostgreSQL that is silent for so long is given up. */
  longestSilenceMs?: number
}

/** A database of its own, as the migrations leave it. */
export function openTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  return onPostgres ? openPostgres(options) : openEmbedded(options)
}

async function openEmbedded(options: DatabaseOptions): Promise<TestDatabase> {
  const snapshot = await readFile(inject('pgliteTemplate'))
  const engine = new EmbeddedEngine({ dataDir: 'memory://', snapshot, longestQueryMs: 10_000 })
  await engine.start()
  const database = new Database(embeddedPool(engine, { ...source, ...options }))
  const close = async () => {
    await database.close()
    await engine.close()
  }
  return { database, url: undefined, close }
}

async function openPostgres({ through, ...limits }: DatabaseOptions): Promise<TestDatabase> {
  const server = await connectPostgres(inject('postgresUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = await server.createDatabase(name, { template: inject('postgresTemplate') })
  const address = through ? await through(url) : url
  const database = new Database(postgresPool(address, { ...source, ...limits }))
  const close = async () => {
    await database.close()
    await server.close()
  }
  return { database, url, close }
}
