import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { keepBuild } from './kept-builds.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Has every server keep its build's files where the next one finds them, at its start and daily. Answers the folder
 * to serve them from; undefined where the disk lets nothing be kept, which stops nobody from being served.
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
  const timer = setInterval(keep, DAY_MS)
  timer.unref()
  let first: Promise<void> | undefined
  app.addHook('onReady', async () => {
    first = keep()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await first
  })
  return keptFolder
}
