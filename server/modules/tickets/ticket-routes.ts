import type { FastifyInstance } from 'fastify'
import { encode, renderSVG } from 'uqr'
import { pngOf } from './qr-png.ts'
import type { TicketsService } from './service.ts'

const look = { ecc: 'M', border: 4 } as const
const KEYS_ARE_FRESH_S = 3_600

/**
 * Serves `/.well-known/ticket-keys.json`, the keys with which anybody can verify tickets, and `/qr/TOKEN.svg`
 * and `.png`, the code of a ticket as a picture for mails. The app draws its own.
 */
export function registerTickets(app: FastifyInstance, tickets: TicketsService): void {
  app.get('/.well-known/ticket-keys.json', async (_, reply) =>
    reply
      .header('Cache-Control', `public, max-age=${KEYS_ARE_FRESH_S}`)
      .header('Access-Control-Allow-Origin', '*')
      .send({ keys: await tickets.publicKeys() }),
  )
  // The address of a picture is as good as the ticket, so it is not logged.
  app.get<{ Params: { '*': string } }>('/qr/*', { logLevel: 'silent' }, async (request, reply) => {
    const [, token = '', ending] = /^([0-9A-Z]{1,200})\.(svg|png)$/.exec(request.params['*']) ?? []
    // Only signed tokens are drawn, so that nobody has pictures of other texts made here.
    if (!(await tickets.isOurs(token))) return reply.callNotFound()
    reply.header('Cache-Control', 'private, max-age=31536000, immutable')
    // Mail programs show pictures on pages of their own.
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin').header('X-Robots-Tag', 'noindex')
    return ending === 'svg'
      ? reply.type('image/svg+xml').send(renderSVG(token, look))
      : reply.type('image/png').send(pngOf(encode(token, look).data))
  })
}
