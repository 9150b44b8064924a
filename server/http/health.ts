import type { FastifyInstance } from 'fastify'

interface Health {
  isReachable: () => Promise<boolean>
  /** Whether the disk has room, where it is ours. */
  canWrite: () => Promise<boolean>
}

/** `/healthz`: the process lives. `/readyz`: it can work. The app listens only after its migrations are done. */
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
