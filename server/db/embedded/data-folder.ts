import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FolderLock } from './folder-lock.ts'
import { takeFolder } from './heartbeat.ts'

/** The major version of PostgreSQL in the shipped PGlite. Other versions cannot read its files. */
const ENGINE_MAJOR = '18'

/** Thrown where the folder holds a database that this build cannot read; the message says what to do. */
export class UnreadableDatabase extends Error {}

export interface DataFolder {
  /** The folder of the embedded database. */
  database: string
  lock: FolderLock
  /** Called when the database is complete: from then on it is never put aside. */
  confirm(): void
}

/** Takes the folder for this process, and makes sure that the database in it can be opened. */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await takeFolder(dataDir)
  try {
    const database = join(dataDir, 'pg')
    const confirmed = join(dataDir, 'pg.complete')
    if (!existsSync(confirmed)) putAside(database)
    refuseOtherMajor(database)
    return { database, lock, confirm: () => writeFileSync(confirmed, '') }
  } catch (error) {
    lock.release()
    throw error
  }
}

// Renames a database that was killed while it was made for the first time. Nothing in it was ever
// acknowledged; it is not deleted all the same.
function putAside(database: string): void {
  if (existsSync(database)) renameSync(database, `${database}.unfinished-${Date.now()}`)
}

function refuseOtherMajor(database: string): void {
  if (!existsSync(database)) return
  const version = join(database, 'PG_VERSION')
  if (!existsSync(version) || !existsSync(join(database, 'global', 'pg_control'))) {
    throw new UnreadableDatabase(
      `${database} is damaged: it lacks PG_VERSION or global/pg_control. Move it away to begin anew, or to restore a backup.`,
    )
  }
  const major = readFileSync(version, 'utf8').trim()
  if (major !== ENGINE_MAJOR) {
    throw new UnreadableDatabase(
      `${database} was written by PostgreSQL ${major}; this build embeds ${ENGINE_MAJOR}. ` +
        'Make a backup with the build that wrote it, move the folder away, and restore the backup with this one.',
    )
  }
}
