import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callPrefix } from '#contract/call.ts'
import { Refusal } from './refusal.ts'

const YEAR_SECONDS = 31_536_000

/** The client has not been built; the message says how to build it. */
export class AppNotBuilt extends Error {}

/** The built app, and what is said where there is nothing. Without a folder only the calls are served. */
export async function registerAppFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder !== undefined) await serveFolder(app, folder)
  app.setNotFoundHandler((request, reply) => {
    if (folder !== undefined && wantsPage(request)) return reply.sendFile('index.html')
    throw new Refusal('NOT_FOUND', 'error.notFound')
  })
}

/** What has a hash in its name is kept for ever, the page itself is asked for each time. */
async function serveFolder(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new AppNotBuilt(`The app is not built: ${folder} has no index.html. Run npm run build.`)
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    setHeaders: (reply, path) => {
      const isHashed = relative(folder, path).startsWith('assets/')
      reply.header('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.get('/', (_, reply) => reply.sendFile('index.html'))
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && (headers.accept ?? '').includes('text/html') && !url.startsWith(callPrefix)
}
