import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDataFolder, UnreadableDatabase } from './data-folder.ts'
import { FolderInUse, livingHolder } from './folder-lock.ts'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'quayside folder '))
  folder = join(parent, 'data', 'of the server')
})
afterEach(() => rmSync(parent, { recursive: true }))

/** Writes the files of a PGlite folder that are looked at before it is opened. */
function writeDatabase(version = '18') {
  mkdirSync(join(folder, 'pg', 'global'), { recursive: true })
  writeFileSync(join(folder, 'pg', 'PG_VERSION'), `${version}\n`)
  writeFileSync(join(folder, 'pg', 'global', 'pg_control'), 'control')
}

describe('a data folder', () => {
  test('is made where there was none, for its owner alone, and locked', async () => {
    const { database, lock } = await openDataFolder(folder)
    expect(database).toBe(join(folder, 'pg'))
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(livingHolder(folder)?.pid).toBe(process.pid)
    lock.release()
  })

  test('is refused while it is open', async () => {
    const { lock } = await openDataFolder(folder)
    await expect(openDataFolder(folder)).rejects.toThrow(FolderInUse)
    lock.release()
  })

  test('keeps a database that was complete', async () => {
    const first = await openDataFolder(folder)
    writeDatabase()
    first.confirm()
    first.lock.release()
    const again = await openDataFolder(folder)
    expect(existsSync(join(again.database, 'PG_VERSION'))).toBe(true)
    again.lock.release()
  })

  test('puts aside, and does not throw away, what a first start left unfinished', async () => {
    ;(await openDataFolder(folder)).lock.release()
    writeDatabase()
    const { database, lock } = await openDataFolder(folder)
    expect(existsSync(database)).toBe(false)
    const [aside = ''] = readdirSync(folder).filter((it) => it.startsWith('pg.unfinished-'))
    expect(readFileSync(join(folder, aside, 'PG_VERSION'), 'utf8')).toBe('18\n')
    lock.release()
  })
})

describe('a database that this build cannot read', () => {
  async function refusal(): Promise<Error> {
    writeFileSync(join(folder, 'pg.complete'), '')
    try {
      await openDataFolder(folder)
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableDatabase)
      // Nothing was moved, and no lock is left, so that the server can be started again at once.
      expect(livingHolder(folder)).toBeUndefined()
      expect(readdirSync(folder).sort()).toEqual(['pg', 'pg.complete'])
      return error as Error
    }
    throw new Error('It was taken for readable.')
  }

  test.each(['17', '19', '18.1'])(
    'is refused with both versions when PostgreSQL %s wrote it',
    async (version) => {
      writeDatabase(version)
      expect((await refusal()).message).toBe(
        `${join(folder, 'pg')} was written by PostgreSQL ${version}; this build embeds 18. ` +
          'Make a backup with the build that wrote it, move the folder away, and restore the backup with this one.',
      )
    },
  )

  test.each(['PG_VERSION', 'global/pg_control'])('is refused as damaged when it lacks %s', async (file) => {
    writeDatabase()
    rmSync(join(folder, 'pg', file))
    expect((await refusal()).message).toMatch(/pg is damaged: .* to restore a backup/)
  })
})
