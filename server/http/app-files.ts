import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { callPrefix } from '#contract/call.ts'
import { Refusal } from './refusal.ts'

const YEAR_SECONDS = 31_536_000

/** The built app: what has a hash in its name is kept for ever, the page itself is asked for each time. */
export async function registerAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`The app is not built: ${folder} has no index.html. Run npm run build.`)
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.get('/', (_, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (wantsPage && !request.url.startsWith(callPrefix)) return reply.sendFile('index.html')
    throw new Refusal('NOT_FOUND', 'error.notFound')
  })
}
