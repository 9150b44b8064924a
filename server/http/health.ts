import type { FastifyInstance } from 'fastify'

interface Health {
  isReachable: () => Promise<boolean>
  /** Whether the disk has room, where the data are on a disk of this server. */
  canWrite: () => Promise<boolean>
}

/**
 * Serves `/healthz`, which says that the process lives, and `/readyz`, which says that it can work. The app
 * listens only after its migrations.
 */
export function registerHealth(app: FastifyInstance, { isReachable, canWrite }: Health): void {
  app.get('/healthz', quiet, async (_, reply) => reply.header('Cache-Control', 'no-store').send({ ok: true }))
  app.get('/readyz', quiet, async (_, reply) => {
    const why = (await isReachable()) ? ((await canWrite()) ? undefined : 'disk') : 'database'
    return reply
      .code(why ? 503 : 200)
      .header('Cache-Control', 'no-store')
      .send(why ? { ok: false, why } : { ok: true })
  })
}

const quiet = { logLevel: 'warn' } as const
