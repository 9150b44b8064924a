import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process lives. `/readyz`: it can work. The app listens only after its migrations are done. */
export function registerHealth(app: FastifyInstance, isReachable: () => Promise<boolean>): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ ok: true }),
  )
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const ok = await isReachable()
    return reply
      .code(ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ok })
  })
}
