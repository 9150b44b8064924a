import type { FastifyInstance } from 'fastify'
import type { AccountService } from './service.ts'

const FOR_EVER = 'private, max-age=31536000, immutable'

/** Serves people's pictures at `/avatars/{key}`. The key, which nobody can guess, is all that is needed. */
export function registerAvatars(app: FastifyInstance, { parts }: AccountService): void {
  app.get<{ Params: { key: string } }>('/avatars/:key', async (request, reply) => {
    const { key } = request.params
    const image = /^[\w-]{22}$/.test(key) ? await parts.profile.picture(key) : undefined
    if (!image) return reply.callNotFound()
    return reply.header('Cache-Control', FOR_EVER).type('image/webp').send(image)
  })
}
