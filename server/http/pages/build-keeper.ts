import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { keepBuild } from './kept-builds.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/**
 * The time after the start at which files are copied. People come first, since only the next server needs the copies.
 */
const KEEP_AFTER_MS = 3_000

/**
 * Copies the files of this build to where the next server finds them: soon after the start, or at the end if
 * that comes first, and daily. Answers the folder to serve them from; undefined where the disk does not allow
 * copies, which stops nobody from being served.
 */
export function keepBuildsOf(
  app: FastifyInstance,
  clientFolder: string,
  keptFolder: string,
): string | undefined {
  const kept = join(keptFolder, 'assets')
  try {
    mkdirSync(kept, { recursive: true })
  } catch (error) {
    app.log.warn({ err: error }, 'earlier builds are not kept: their folder cannot be made')
    return undefined
  }
  const keep = () =>
    keepBuild(join(clientFolder, 'assets'), kept, new Date()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'this build is not kept for tabs that stay open'),
    )
  let last: Promise<void> | undefined
  const keepNow = () => {
    last = keep()
  }
  const soon = setTimeout(keepNow, KEEP_AFTER_MS).unref()
  const daily = setInterval(keepNow, DAY_MS).unref()
  app.addHook('onClose', async () => {
    clearTimeout(soon)
    clearInterval(daily)
    await (last ?? keep())
  })
  return keptFolder
}
