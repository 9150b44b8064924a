import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callPrefix } from '#contract/call.ts'
import type { PainterModule } from '#server/ports/page-painter.ts'
import { Refusal } from '#server/refusal.ts'
import { keepBuildsOf } from './build-keeper.ts'
import type { ScreenFiles } from './screen-files.ts'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600
const PLAIN_NAME = /^[\w-][\w.-]*$/
/** The form of a file's address: one that ends in an extension such as `.png` is not a page. */
const FILE_NAME = /^[^?#]*\.\w+(?:[?#]|$)/

/** Thrown where the client was not built; the message says how to build it. */
export class AppNotBuilt extends Error {}

/** The built app: its files and its page, and the painter that fills the page for a first visit. */
export interface BuiltClient {
  folder: string
  template: string
  painted?: { painter: PainterModule; screenFiles: ScreenFiles }
}

/** Reads the built page. Other files of the folder are read when they are asked for. */
export function readClient(folder: string): BuiltClient {
  const path = join(folder, 'index.html')
  if (existsSync(path)) return { folder, template: readFileSync(path, 'utf8') }
  throw new AppNotBuilt(`The app is not built: ${folder} has no index.html. Run npm run build.`)
}

export interface AppPages {
  /** The page at an address. */
  page(request: FastifyRequest): Promise<{ status: number; html: string }>
  /**
   * The state that the page with this name was painted from; undefined where the page looks different by now.
   */
  state(request: FastifyRequest, name: string, url: string): Promise<string | undefined>
}

interface AppFiles {
  folder: string
  /** The folder with files of earlier builds, for tabs that still run them. */
  keptFolder: string
  pages: AppPages
  checkAddress: (request: FastifyRequest) => Promise<void>
}

/** Serves the built app, and refuses all other addresses. Without it only the calls are served. */
export async function registerAppFiles(app: FastifyInstance, files: AppFiles | undefined): Promise<void> {
  if (files) await serveFolder(app, files)
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { pages, checkAddress }: AppFiles,
  ) => {
    await checkAddress(request)
    const { status, html } = await pages.page(request)
    const headers = { 'Cache-Control': 'no-cache', Vary: 'Accept-Language' }
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html)
  }
  if (files) {
    app.get('/', (request, reply) => sendPage(request, reply, files))
    serveStates(app, files)
  }
  app.setNotFoundHandler((request, reply) => {
    if (files && wantsPage(request)) return sendPage(request, reply, files)
    throw new Refusal('NOT_FOUND', 'error.notFound')
  })
}

/**
 * Serves the states of painted pages. A page's name depends on its look, so a state fits as long as somebody
 * has the page.
 */
function serveStates(app: FastifyInstance, { pages, checkAddress }: AppFiles): void {
  app.get<{ Params: { name: string }; Querystring: { of?: unknown } }>(
    '/painted/:name',
    async (request, reply) => {
      await checkAddress(request)
      const { of } = request.query
      const isAddress = typeof of === 'string' && of.startsWith('/')
      const state = isAddress ? await pages.state(request, request.params.name, of) : undefined
      if (!state) throw new Refusal('NOT_FOUND', 'error.notFound')
      reply.header('Cache-Control', `public, max-age=${HOUR_SECONDS}, immutable`)
      return reply.type('application/json; charset=utf-8').send(state)
    },
  )
}

/**
 * Serves the built files as the build compressed them. Files with a hash in their name are cached for ever,
 * the others are asked for each time.
 */
async function serveFolder(app: FastifyInstance, { folder, keptFolder }: AppFiles): Promise<void> {
  const kept = keepBuildsOf(app, folder, keptFolder)
  const hashed = [folder, ...(kept === undefined ? [] : [resolve(kept)])].map((it) => join(it, 'assets'))
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = hashed.includes(dirname(path))
      reply.header('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  // The plugin searches only the last of several folders for uncompressed files.
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params
    const found = PLAIN_NAME.test(name) && hashed.find((it) => existsSync(join(it, name)))
    return found ? reply.sendFile(name, found) : reply.callNotFound()
  })
}

/** Whether a request wants a page: that of a browser says so, and that of a preview accepts anything. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith(callPrefix)) return false
  const { accept = '*/*', 'sec-fetch-dest': wantedFor = 'document' } = headers
  return (
    accept.includes('text/html') || (accept === '*/*' && wantedFor === 'document' && !FILE_NAME.test(url))
  )
}
