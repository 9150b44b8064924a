import type { FastifyInstance } from 'fastify'

const TIMEOUT_MS = 9_000
/** The rest of the time belongs to the database, which must be closed in good order. */
const REQUESTS_TIMEOUT_MS = 5_000

/** On SIGTERM or SIGINT every step is done in its order, and the process ends in time whatever a step does. */
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

/** Requests in flight are finished; one that somebody sends byte by byte is not waited for to its end. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), REQUESTS_TIMEOUT_MS)
  await app.close()
  clearTimeout(late)
}
