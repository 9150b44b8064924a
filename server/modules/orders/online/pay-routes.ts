import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SettingsService } from '#server/modules/settings/service.ts'
import type { OrdersService } from '../service.ts'
import { noPaymentPage } from './no-payment-page.ts'
import { NoPaymentPage } from './online.ts'

interface Deps {
  orders: OrdersService
  settings: SettingsService
  languageOf: (request: FastifyRequest) => Promise<string>
}

/**
 * Serves `/public/pay/…`, where people go to pay and come back to, and `/public/webhooks/payments`, to which
 * the gateway sends its news.
 */
export async function registerPayments(
  app: FastifyInstance,
  { orders, settings, languageOf }: Deps,
): Promise<void> {
  const { online } = orders.parts
  app.get<{ Params: { reference: string } }>('/public/pay/:reference', async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    try {
      const way = await online.way(request.params.reference)
      return reply.redirect(way ?? '/', 303)
    } catch (error) {
      if (!(error instanceof NoPaymentPage)) throw error
      request.log.error({ err: error }, 'nobody can pay')
      const { payableUrl } = error
      const language = await languageOf(request)
      const html = await noPaymentPage(settings, { language, againUrl: request.url, payableUrl })
      return reply.code(503).type('text/html; charset=utf-8').send(html)
    }
  })
  app.get<{ Params: { reference: string } }>('/public/pay/:reference/back', async (request, reply) => {
    const { reference } = request.params
    await online.ask(reference).catch((error: unknown) => {
      request.log.error({ err: error }, 'how a payment stands could not be asked')
    })
    const way = (await online.wayBack(reference)) ?? '/'
    return reply.header('Cache-Control', 'no-store').redirect(way, 303)
  })
  await app.register(async (scope) => {
    // The body stays the exact text, because that was signed.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post('/public/webhooks/payments', async (request, reply) => {
      const { body, headers } = request
      const isKnown = typeof body === 'string' && (await online.receive(body, headers))
      return reply.code(isKnown ? 200 : 400).send({ success: isKnown })
    })
  })
}
