import type { FastifyInstance } from 'fastify'

/** The service worker, or the one that takes it away from every device again. */
export function registerWorkerFile(app: FastifyInstance, isWanted: () => Promise<boolean>): void {
  app.get('/sw.js', async (request, reply) => {
    const wanted = await isWanted().catch((error: unknown) => {
      // A database that does not answer is no reason to take anything away.
      request.log.warn({ err: error }, 'is the worker wanted?')
      return true
    })
    return reply.sendFile(wanted ? 'sw.js' : 'kill-switch.js')
  })
}
