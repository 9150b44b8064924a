import type { FastifyInstance } from 'fastify'
import type { ServicesService } from '../service.ts'

const KEPT_S = 300

/** Serves `/public/staff/SLUG.ics?key=KEY`: the visits that a professional does, to who has the link. */
export function registerStaffFeeds(app: FastifyInstance, { parts }: ServicesService): void {
  app.get<{ Params: { file: string }; Querystring: { key?: unknown } }>(
    '/public/staff/:file',
    async (request, reply) => {
      const [, slug] = /^([A-Za-z0-9][A-Za-z0-9_-]{0,127})\.ics$/.exec(request.params.file) ?? []
      const { key } = request.query
      const calendar = slug && typeof key === 'string' && (await parts.feeds.read(slug, key))
      if (!calendar) return reply.callNotFound()
      return reply
        .header('Cache-Control', `private, max-age=${KEPT_S}`)
        .type('text/calendar; charset=utf-8')
        .send(calendar)
    },
  )
}
