import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * What codes are hashed with, beside what the database holds. Several servers must have the same: it is the configured
 * one, or follows from the database's address, which holds a password; the embedded database belongs to one server,
 * which makes its own and keeps it beside it.
 */
export async function codePepper({ codePepper: given, databaseUrl, dataDir }: Config): Promise<Buffer> {
  const shared = given ?? databaseUrl
  if (shared) return createHash('sha256').update(`codes ${shared}`).digest()
  const path = join(dataDir, 'code-pepper')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const fresh = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(fresh, randomBytes(32), { mode: 0o600 })
  // Whole or not at all, and never in place of one that is there.
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
  return readFile(path)
}
