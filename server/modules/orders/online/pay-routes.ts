import type { FastifyInstance } from 'fastify'
import type { OrdersService } from '../service.ts'

/** `/public/pay/…`, where people go to pay, and `/public/webhooks/payments`, where the gateway tells how it went. */
export async function registerPayments(
  app: FastifyInstance,
  { parts: { online } }: OrdersService,
): Promise<void> {
  app.get<{ Params: { reference: string } }>('/public/pay/:reference', async (request, reply) => {
    const way = await online.way(request.params.reference)
    reply.header('Cache-Control', 'no-store')
    return way ? reply.redirect(way, 303) : reply.redirect('/', 303)
  })
  await app.register(async (scope) => {
    // As it was sent, to the last byte: that is what was signed.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post('/public/webhooks/payments', async (request, reply) => {
      const { body, headers } = request
      const isKnown = typeof body === 'string' && (await online.receive(body, headers))
      return reply.code(isKnown ? 200 : 400).send({ success: isKnown })
    })
  })
}
