import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PainterModule } from '#server/ports/page-painter.ts'
import { testApp } from '#tests/support/app.ts'
import { addListing } from '#tests/support/listings.ts'

const painter: PainterModule = {
  understoodAddress: (url) => url,
  addressOf: ({ vertical, kind, slug }) => (kind === 'secret' ? undefined : `/${vertical}/${slug}`),
  openAddresses: ['/', '/places'],
  makePagePainter: () => async () => {
    throw new Error('No page is asked for.')
  },
}
const server = testApp({
  env: { PUBLIC_ORIGIN: 'https://quay.example' },
  client: { folder: import.meta.dirname, template: '', painted: { painter, screenFiles: new Map() } },
})

async function read(url: string) {
  const { statusCode, headers, body } = await server.app.inject({ url })
  return {
    statusCode,
    type: headers['content-type'],
    found: [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((it) => it[1]),
    body,
  }
}

test('names what anybody may look at, and nothing that is withdrawn, over or without a page', async () => {
  const now = server.clock.now()
  await addListing(server.database, { slug: 'old-light', changed_at: new Date('2026-02-03T04:05:06Z') })
  await addListing(server.database, { slug: 'withdrawn', is_active: false })
  await addListing(server.database, { slug: 'over', ends_at: now })
  await addListing(server.database, { slug: 'hidden', kind: 'secret' })
  await addListing(server.database, { slug: 'caf\u00e9', vertical: 'events' })
  expect(await read('/sitemap.xml')).toMatchObject({
    type: 'application/xml; charset=utf-8',
    found: ['https://quay.example/sitemap/pages.xml', 'https://quay.example/sitemap/listings-1.xml'],
  })
  expect((await read('/sitemap/pages.xml')).found).toEqual([
    'https://quay.example/',
    'https://quay.example/places',
  ])
  const listings = await read('/sitemap/listings-1.xml')
  expect(listings.found).toEqual([
    'https://quay.example/places/old-light',
    'https://quay.example/events/caf%C3%A9',
  ])
  expect(listings.body).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>')
})

test('goes on in another file after 20,000 listings', async () => {
  await sql`alter table listing alter column id restart with 40001`.execute(server.database.query)
  await addListing(server.database, { slug: 'far-light' })
  expect((await read('/sitemap.xml')).found).toHaveLength(4)
  expect((await read('/sitemap/listings-2.xml')).statusCode).toBe(404)
  expect((await read('/sitemap/listings-3.xml')).found).toEqual(['https://quay.example/places/far-light'])
})

test.each(['/sitemap/listings-0.xml', '/sitemap/listings-x.xml', '/sitemap/listings-99999999999.xml'])(
  'has no file %s',
  async (url) => expect((await read(url)).statusCode).toBe(404),
)

test('is named to robots, which are kept from what is nobody else’s', async () => {
  const { type, body } = await read('/robots.txt')
  expect(type).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /messages\n')
  expect(body).toContain('Sitemap: https://quay.example/sitemap.xml\n')
})
