import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { VerticalId } from '#contract/verticals.ts'
import type { PainterModule } from '#server/ports/page-painter.ts'
import { Refusal } from '#server/refusal.ts'

const FRESH_SECONDS = 3_600
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Paths that show something only to their owner. */
const PRIVATE = ['/dev/', '/messages', '/notifications', '/profile', '/my-wallet']

interface Findable {
  vertical: VerticalId
  kind: string
  slug: string
  changedAt: Date
}

interface SitemapDeps {
  origin: string
  addresses: Pick<PainterModule, 'addressOf' | 'openAddresses'>
  listings: { fileCount(): Promise<number>; listingsOf(file: number): Promise<Findable[]> }
  checkAddress: (request: FastifyRequest) => Promise<void>
}

/**
 * Serves robots.txt and the sitemap, with which search engines begin: where they may look, and which pages
 * there are.
 */
export function registerSitemap(
  app: FastifyInstance,
  { origin, addresses, listings, checkAddress }: SitemapDeps,
) {
  app.get('/robots.txt', async (request, reply) => {
    await checkAddress(request)
    const rules = [
      'User-agent: *',
      ...PRIVATE.map((it) => `Disallow: ${it}`),
      `Sitemap: ${origin}/sitemap.xml`,
    ]
    return kept(reply, 'text/plain').send(`${rules.join('\n')}\n`)
  })

  app.get('/sitemap.xml', async (request, reply) => {
    await checkAddress(request)
    const files = Array.from(
      { length: await listings.fileCount() },
      (_, at) => `/sitemap/listings-${at + 1}.xml`,
    )
    const all = ['/sitemap/pages.xml', ...files].map((it) => `<sitemap><loc>${origin}${it}</loc></sitemap>`)
    return sendXml(reply, 'sitemapindex', all)
  })

  app.get('/sitemap/pages.xml', async (request, reply) => {
    await checkAddress(request)
    return sendXml(
      reply,
      'urlset',
      addresses.openAddresses.map((it) => entry(origin + it)),
    )
  })

  app.get<{ Params: { file: string } }>(
    '/sitemap/listings-:file(^[1-9]\\d{0,6}$).xml',
    async (request, reply) => {
      await checkAddress(request)
      const found = await listings.listingsOf(Number(request.params.file))
      if (found.length === 0) throw new Refusal('NOT_FOUND', 'error.notFound')
      const entries = found.flatMap((it) => {
        const address = addresses.addressOf(it)
        return address === undefined ? [] : [entry(origin + address, it.changedAt)]
      })
      return sendXml(reply, 'urlset', entries)
    },
  )
}

function kept(reply: FastifyReply, type: string): FastifyReply {
  return reply.header('Cache-Control', `public, max-age=${FRESH_SECONDS}`).type(`${type}; charset=utf-8`)
}

function sendXml(reply: FastifyReply, root: string, entries: readonly string[]): FastifyReply {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${NAMESPACE}">${entries.join('')}</${root}>`
  return kept(reply, 'application/xml').send(xml)
}

/** An entry of the sitemap. Addresses consist of slugs, which need no escaping in XML. */
const entry = (address: string, changedAt?: Date) =>
  `<url><loc>${encodeURI(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`
