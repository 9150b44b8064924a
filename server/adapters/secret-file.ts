import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * A secret that is made once and stored beside the data, readable by its owner alone. The file appears whole
 * or not at all, and never replaces another. It is synced to the disk before use, because a power cut could
 * leave it empty.
 */
export async function secretFile(
  { dataDir }: Pick<Config, 'dataDir'>,
  name: string,
  make: () => Buffer | string,
): Promise<{ path: string; content: Buffer }> {
  const path = join(dataDir, name)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const fresh = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeThrough(fresh, make())
    await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(fresh, { force: true })
  }
  await syncFolder(dataDir)
  return { path, content: await readFile(path) }
}

async function writeThrough(path: string, content: Buffer | string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Syncs the folder, without which a new file's name may be lost. Systems that cannot sync folders keep names
 * in another way.
 */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  await opened.sync().catch(() => {})
  await opened.close()
}
