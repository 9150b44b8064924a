import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * A secret that is made once and kept beside the data, for its owner alone: whole or not at all, never in place of one
 * that is there, and on the disk before it is used, since a power cut would otherwise leave an empty file of its name.
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

/** Its name is on the disk only with the folder; systems that sync no folders keep it in their own way. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  await opened.sync().catch(() => {})
  await opened.close()
}
