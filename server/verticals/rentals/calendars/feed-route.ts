import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RentalsService } from '../service.ts'
import { rentalFeed } from './feed.ts'

const KEPT_S = 300

/**
 * Serves `/public/rentals/SLUG.ics`: the times at which a rental is taken, for calendars of other sites. It
 * names nobody.
 */
export function registerRentalFeeds(
  app: FastifyInstance,
  { deps }: RentalsService,
  languageOf: (request: FastifyRequest) => Promise<string>,
): void {
  app.get<{ Params: { file: string } }>('/public/rentals/:file', async (request, reply) => {
    const [, slug] = /^([A-Za-z0-9][A-Za-z0-9_-]{0,127})\.ics$/.exec(request.params.file) ?? []
    const calendar = slug && (await rentalFeed(deps, slug, await languageOf(request)))
    if (!calendar) return reply.callNotFound()
    return reply
      .header('Cache-Control', `public, max-age=${KEPT_S}`)
      .header('Vary', 'Accept-Language')
      .type('text/calendar; charset=utf-8')
      .send(calendar)
  })
}
