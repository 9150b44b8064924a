import type { FastifyInstance } from 'fastify'
import type { SettingsService } from './service.ts'

/** Serves `GET /version.json`, which is never cached, because open clients watch it. */
export function registerVersion(app: FastifyInstance, settings: SettingsService): void {
  app.get('/version.json', async (_, reply) =>
    reply.header('Cache-Control', 'no-cache').send(await settings.version()),
  )
}
