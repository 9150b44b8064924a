import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { PagePainter } from '#server/ports/page-painter.ts'
import { paintedPages } from './painted-pages.ts'

const template =
  '<html lang="en"><head><!--head--><!--/head--></head><body><!--body-->frame<!--/body--></body></html>'

/** A server whose pages are painted by `paint`; answers how to read a page, and how often it was painted. */
function pagesOf(paint: PagePainter, most = Number.POSITIVE_INFINITY) {
  let painted = 0
  let edition = '1'
  const app = Fastify()
  const pages = paintedPages({
    template,
    screenFiles: new Map(),
    origin: 'https://quay.example',
    languageOf: async (request) => String(request.headers['accept-language'] ?? 'en'),
    edition: async () => edition,
    understood: (url) => url.replace(/[?&]x=\w+/g, ''),
    mayPaint: async () => painted < most,
    paint: (asked) => {
      painted += 1
      return paint(asked)
    },
  })
  app.get('*', async (request, reply) => {
    const { status, html } = await pages.page(request)
    return reply.code(status).type('text/html').send(html)
  })
  app.get<{ Params: { name: string }; Querystring: { of: string } }>('/painted/:name', (request) =>
    pages.state(request, request.params.name, request.query.of).then((it) => it ?? 'nothing'),
  )
  const read = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } })
  return {
    read,
    stateAddress: async (url: string) => /data-state="([^"]+)"/.exec((await read(url)).body)?.[1] ?? '',
    timesPainted: () => painted,
    publish: () => {
      edition += '1'
    },
  }
}

const plain: PagePainter = async ({ url, language, origin }) => ({
  status: url === '/gone' ? 404 : 200,
  route: url,
  language,
  direction: 'ltr',
  head: `<link rel="canonical" href="${origin}${url}">`,
  body: `${url} in ${language}`,
  state: `what makes ${url}`,
})

describe('a page', () => {
  test('is painted for its address and language', async () => {
    const pages = pagesOf(plain)
    const { body } = await pages.read('/events', 'es')
    expect(body).toContain('<body>/events in es</body>')
    expect(body).toContain('href="https://quay.example/events"')
    expect((await pages.read('/gone')).statusCode).toBe(404)
  })

  test('is painted once for all who ask within seconds, and anew after an operator changed something', async () => {
    const pages = pagesOf(plain)
    await Promise.all([pages.read('/'), pages.read('/'), pages.read('/')])
    expect(pages.timesPainted()).toBe(1)
    await pages.read('/', 'ar')
    expect(pages.timesPainted()).toBe(2)
    pages.publish()
    await pages.read('/')
    expect(pages.timesPainted()).toBe(3)
  })

  test('is sent unpainted when painting fails, and painted the next time', async () => {
    let broken = true
    const pages = pagesOf((asked) => (broken ? Promise.reject(new Error('no database')) : plain(asked)))
    const { statusCode, body } = await pages.read('/')
    expect([statusCode, body]).toEqual([200, template])
    broken = false
    expect((await pages.read('/')).body).toContain('/ in en')
  })

  test('does not wait for a painter that says nothing', async () => {
    const pages = pagesOf(() => new Promise(() => {}))
    expect((await pages.read('/')).body).toBe(template)
  })

  test('is painted once however many ways there are to write its address', async () => {
    const pages = pagesOf(plain)
    const bodies = await Promise.all(
      ['a', 'b', 'c'].map(async (x) => (await pages.read(`/events?x=${x}`)).body),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('/events in en')
    expect(pages.timesPainted()).toBe(1)
  })

  test('is sent unpainted to who has had too many painted anew, and what is painted already comes', async () => {
    const pages = pagesOf(plain, 1)
    await pages.read('/')
    expect((await pages.read('/events')).body).toBe(template)
    expect((await pages.read('/')).body).toContain('/ in en')
    expect(pages.timesPainted()).toBe(1)
  })

  test('of any number of addresses takes bounded room', async () => {
    const pages = pagesOf(plain)
    for (let at = 0; at < 250; at++) await pages.read(`/?n=${at}`)
    await pages.read('/?n=249')
    expect(pages.timesPainted()).toBe(250)
    await pages.read('/?n=0')
    expect(pages.timesPainted()).toBe(251)
  })
})

describe('what a page was painted from', () => {
  test('is kept while its page is out there, though another was painted since', async () => {
    let views = 0
    const pages = pagesOf(async (asked) => {
      views += 1
      return { ...(await plain(asked)), body: `seen ${views} times`, state: String(views) }
    })
    const first = await pages.stateAddress('/?a=1&b=2')
    pages.publish()
    const second = await pages.stateAddress('/?a=1&b=2')
    expect(second).not.toBe(first)
    expect([(await pages.read(first)).body, (await pages.read(second)).body]).toEqual(['1', '2'])
    expect(pages.timesPainted()).toBe(2)
  })

  test('is known to another server too, which paints the same', async () => {
    const address = await pagesOf(plain).stateAddress('/events?q=a%26b')
    const other = pagesOf(plain)
    expect((await other.read(address)).body).toBe('what makes /events?q=a%26b')
    expect((await other.read(address)).body).toBe('what makes /events?q=a%26b')
    expect(other.timesPainted()).toBe(1)
  })

  test('is nothing where the page looks otherwise by now, or cannot be painted', async () => {
    const address = await pagesOf(plain).stateAddress('/')
    const changed = pagesOf(async (asked) => ({ ...(await plain(asked)), body: 'sold out' }))
    expect((await changed.read(address)).body).toBe('nothing')
    const broken = pagesOf(() => Promise.reject(new Error('no database')))
    expect((await broken.read(address)).body).toBe('nothing')
  })
})
