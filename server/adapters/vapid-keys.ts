import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import webPush from 'web-push'
import type { Config } from '../config.ts'

const keysSchema = v.object({ publicKey: v.string(), privateKey: v.string() })
/** By which push services know that a push is ours. */
export type VapidKeys = v.InferOutput<typeof keysSchema>

/**
 * The configured pair, else one made once and kept: browsers subscribe with the public one, so another pair would lose
 * every device. Several servers need the same one, so they are given it.
 */
export async function vapidKeys({ vapidKeys: given, dataDir }: Config): Promise<VapidKeys> {
  if (given) return given
  const path = join(dataDir, 'vapid.json')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const fresh = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(fresh, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 })
  // Whole or not at all, and never in place of one that is there.
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
  return v.parse(keysSchema, JSON.parse(await readFile(path, 'utf8')))
}
