import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { Database } from '#server/db/database.ts'
import { EmbeddedEngine } from '#server/db/embedded/engine.ts'
import { embeddedPool, postgresPool } from '#server/db/pool.ts'
import { connectPostgres } from './postgres-cluster.ts'

export interface TestDatabase {
  database: Database
  /** The address for other clients; the embedded database has none. */
  url: string | undefined
  close(): Promise<void>
}

export const onPostgres = process.env.TEST_DATABASE === 'postgres'

// A broken connection shows in what a test sees; the pool's own error is only for the log.
const source = {
  applicationName: 'quayside-test',
  onConnectionError: () => {},
  // The time that a busy machine may take to open a connection. Tests about waiting set their own.
  longestWaitMs: 20_000,
}

export interface DatabaseOptions {
  /** The most connections. */
  max?: number
  /** The time for which a connection is waited for. */
  longestWaitMs?: number
  /** Leads connections to PostgreSQL through another address, such as that of a fault proxy. */
  through?: (url: string) => Promise<string>
  /** The time for which a connection to PostgreSQL may be silent before it is given up. */
  longestSilenceMs?: number
  /** Opens it otherwise, such as one with replicas. */
  opened?: () => Promise<TestDatabase>
}

/** Opens a database of its own, as the migrations leave it. */
export function openTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  if (options.opened) return options.opened()
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
