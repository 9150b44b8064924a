import type { FastifyBaseLogger } from 'fastify'

const PATIENCE_MS = 9_000

/** On SIGTERM or SIGINT every step is done in its order, and the process ends in time whatever a step does. */
export function stopOnSignals(log: FastifyBaseLogger, steps: readonly (() => unknown)[]): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long')
      process.exit(1)
    }, PATIENCE_MS).unref()
    for (const step of steps) {
      try {
        await step()
      } catch (error) {
        log.error({ err: error }, 'a step of stopping failed')
      }
    }
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
