import type { FastifyInstance } from 'fastify'

/** Serves the service worker or, where it is not wanted, one that removes it from every device. */
export function registerWorkerFile(app: FastifyInstance, isWanted: () => Promise<boolean>): void {
  app.get('/sw.js', async (request, reply) => {
    const wanted = await isWanted().catch((error: unknown) => {
      // A database that does not answer is no reason to remove the worker.
      request.log.warn({ err: error }, 'is the worker wanted?')
      return true
    })
    return reply.sendFile(wanted ? 'sw.js' : 'kill-switch.js')
  })
}
