import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process lives. `/readyz`: it can work. The app listens only after its migrations are done. */
export function registerHealth(app: FastifyInstance, isReachable: () => Promise<boolean>): void {
  app.get('/healthz', quiet, async (_, reply) => reply.header('Cache-Control', 'no-store').send({ ok: true }))
  app.get('/readyz', quiet, async (_, reply) => {
    const ok = await isReachable()
    return reply
      .code(ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ok })
  })
}

// A process under pressure still lives: told otherwise, its keeper would kill it in the middle of its work.
const quiet = { logLevel: 'warn', config: { pressureHandler: () => undefined } } as const
