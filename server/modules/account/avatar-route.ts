import type { FastifyInstance } from 'fastify'
import type { AccountService } from './service.ts'

const FOR_EVER = 'private, max-age=31536000, immutable'

/** `/avatars/{key}`: people's pictures, for whoever was told the key, which nobody guesses. */
export function registerAvatars(app: FastifyInstance, { parts }: AccountService): void {
  app.get<{ Params: { key: string } }>('/avatars/:key', async (request, reply) => {
    const { key } = request.params
    const image = /^[\w-]{22}$/.test(key) ? await parts.profile.picture(key) : undefined
    if (!image) return reply.callNotFound()
    return reply.header('Cache-Control', FOR_EVER).type('image/webp').send(image)
  })
}
