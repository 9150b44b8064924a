import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { Database } from './database.ts'
import { openDataFolder, UnreadableDatabase } from './embedded/data-folder.ts'
import { DiskFull, hasRoom } from './embedded/disk-room.ts'
import { EmbeddedEngine } from './embedded/engine.ts'
import type { FolderLock } from './embedded/folder-lock.ts'
import { keepTouching } from './embedded/heartbeat.ts'
import { migrate } from './migrate.ts'
import { embeddedPool, type PoolSource, postgresPool } from './pool.ts'
import { openReplicas } from './replicas.ts'

export interface OpenDatabase {
  database: Database
  /** The lock of the folder with an embedded database; PostgreSQL needs none. */
  lock: FolderLock | undefined
  /** Copies the database as it is now. Only for an embedded one, whose one session everybody shares. */
  copy: (() => Promise<OpenCopy>) | undefined
  close(): Promise<void>
}

export type OpenCopy = Pick<OpenDatabase, 'database' | 'close'>

const LONGEST_EMBEDDED_QUERY_MS = 10_000
/**
 * How long a start waits for a connection: longer than a request, because nobody waits yet and the machine is
 * at its busiest.
 */
const LONGEST_WAIT_AT_START_MS = 30_000

/** Migrates or fills the database, over a connection of its own. */
type Prepare = (pool: Pool) => Promise<unknown>

/** Opens the configured database, at this build's schema. */
export function openDatabase(
  config: Config,
  source: PoolSource,
  prepare: Prepare = migrate,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config
  return databaseUrl
    ? openPostgres(databaseUrl, config.replicas, source, prepare)
    : openEmbedded(dataDir, source, prepare)
}

async function openPostgres(
  url: string,
  replicas: Config['replicas'],
  source: PoolSource,
  prepare: Prepare,
): Promise<OpenDatabase> {
  // A migration may take longer than a request may.
  const upgrade = postgresPool(url, { ...source, max: 1, longestSilenceMs: 0 })
  await prepare(upgrade).finally(() => upgrade.end())
  const database = new Database(postgresPool(url, source), replicas && openReplicas(url, replicas, source))
  return { database, lock: undefined, copy: undefined, close: () => database.close() }
}

async function openEmbedded(dataDir: string, source: PoolSource, prepare: Prepare): Promise<OpenDatabase> {
  const folder = await openDataFolder(dataDir)
  const heartbeat = keepTouching(folder.lock, () => endAtOnce(dataDir))
  const engine = new EmbeddedEngine({ dataDir: folder.database })
  const database = new Database(embeddedPool(engine, source))
  const close = async () => {
    await database.close()
    await engine.close()
    heartbeat.stop()
    folder.lock.release()
  }
  try {
    if (!(await hasRoom(dataDir))) throw new DiskFull(dataDir)
    await engine.start().catch((error: Error) => {
      throw new UnreadableDatabase(
        `${folder.database} does not open (${error.cause ?? error}). Move it away to begin anew, or to restore a backup.`,
      )
    })
    const upgrade = embeddedPool(engine, { ...source, max: 1, longestWaitMs: LONGEST_WAIT_AT_START_MS })
    await prepare(upgrade).finally(() => upgrade.end())
    engine.limitQueries(LONGEST_EMBEDDED_QUERY_MS)
    folder.confirm()
    return { database, lock: folder.lock, copy: () => openCopy(engine, source), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openCopy(of: EmbeddedEngine, source: PoolSource): Promise<OpenCopy> {
  const engine = new EmbeddedEngine({ dataDir: 'memory://', snapshot: await of.dump() })
  await engine.start()
  const database = new Database(embeddedPool(engine, { ...source, longestWaitMs: LONGEST_WAIT_AT_START_MS }))
  const close = async () => {
    await database.close()
    await engine.close()
  }
  return { database, close }
}

/**
 * Ends a process that was suspended for so long that another took its folder: anything it wrote would spoil
 * the other's data.
 */
function endAtOnce(dataDir: string): void {
  process.stderr.write(`${dataDir} has become another server's. This one ends before it writes to it.\n`)
  process.exit(1)
}
