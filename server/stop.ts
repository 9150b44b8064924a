import type { FastifyInstance } from 'fastify'

const TIMEOUT_MS = 9_000
/** How long requests may take to end. The rest of the time is for closing the database in good order. */
const REQUESTS_TIMEOUT_MS = 5_000

/** Runs every step in order on SIGTERM or SIGINT. The process ends in time, whatever a step does. */
export function stopOnSignals(app: FastifyInstance, steps: readonly (() => unknown)[]): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => {
      app.log.error('stopping took too long')
      process.exit(1)
    }, TIMEOUT_MS).unref()
    for (const step of [() => closeInTime(app), ...steps]) {
      try {
        await step()
      } catch (error) {
        app.log.error({ err: error }, 'a step of stopping failed')
      }
    }
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Lets requests end. One that is sent byte by byte is cut off. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), REQUESTS_TIMEOUT_MS)
  await app.close()
  clearTimeout(late)
}
