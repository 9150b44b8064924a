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

export interface OpenDatabase {
  database: Database
  /** Held while the data is embedded; PostgreSQL needs none. */
  lock: FolderLock | undefined
  /** A copy of it as it is now, where the data are embedded and have one session that everybody shares. */
  copy: (() => Promise<OpenCopy>) | undefined
  close(): Promise<void>
}

export type OpenCopy = Pick<OpenDatabase, 'database' | 'close'>

const LONGEST_EMBEDDED_QUERY_MS = 10_000
/** A start has nobody waiting yet, and happens when the machine has most to do. */
const LONGEST_WAIT_AT_START_MS = 30_000

/** Brings the database to this build's schema, over a connection of its own. */
type Prepare = (pool: Pool) => Promise<unknown>

/** The database the configuration names, at this build's schema. */
export function openDatabase(
  config: Config,
  source: PoolSource,
  prepare: Prepare = migrate,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config
  return databaseUrl ? openPostgres(databaseUrl, source, prepare) : openEmbedded(dataDir, source, prepare)
}

async function openPostgres(url: string, source: PoolSource, prepare: Prepare): Promise<OpenDatabase> {
  // A migration may think for longer than a request may.
  const upgrade = postgresPool(url, { ...source, max: 1, longestSilenceMs: 0 })
  await prepare(upgrade).finally(() => upgrade.end())
  const database = new Database(postgresPool(url, source))
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

/** It stood still for so long that another took it for dead: whatever it wrote now would spoil what that one writes. */
function endAtOnce(dataDir: string): void {
  process.stderr.write(`${dataDir} has become another server's. This one ends before it writes to it.\n`)
  process.exit(1)
}
