import { paintedBytes } from '#tests/support/painted-bytes.ts'
import type { Product } from '../support/product.ts'
import { screens } from '../support/screens.ts'
import { expect, served as test } from '../support/test.ts'

/** Reads the built server's answer to a browser, without a browser. */
async function read(
  { url }: Product,
  path: string,
  language = 'en',
): Promise<{ status: number; html: string }> {
  const headers = { accept: 'text/html', 'accept-language': language }
  const answer = await fetch(new URL(path, url), { headers })
  return { status: answer.status, html: await answer.text() }
}

test('the painted page of every screen says what it is about, in its head and on the page', async ({
  product,
}) => {
  const silent: string[] = []
  for (const { name, path } of screens) {
    const { html } = await read(product, path)
    if (!/<main[^>]*>.*<h1/s.test(html) || !/<title>[^<]*Quayside<\/title>/.test(html)) silent.push(name)
  }
  expect(silent).toEqual([])
})

test('a page says of itself what can be shared, in the language it is asked for', async ({ product }) => {
  const home = await read(product, '/', 'es')
  expect(home.html).toContain('<html lang="es" dir="ltr"')
  expect(home.html).toMatch(/<meta property="og:title" content="Quayside">/)
  expect(home.html).toMatch(/<script type="application\/ld\+json">/)
  const { html } = await read(product, '/happenings/event/night-market-and-brass')
  expect(html).toMatch(/<h1[^>]*>Night Market and Brass<\/h1>/)
  expect(html).toContain('<title>Night Market and Brass · Quayside</title>')
  expect(html).toContain('"@type":"Event"')
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/img\//)
})

test('an address that leads nowhere says so, in its status too', async ({ product }) => {
  for (const path of ['/no/such/place', '/happenings/event/there-is-no-such-event'])
    expect(await read(product, path)).toMatchObject({ status: 404, html: expect.stringContaining('<h1') })
})

test('the painted page is small, and so is what its app goes on from', async ({ product }) => {
  for (const path of ['/', '/happenings', '/rentals'])
    expect(await paintedBytes(new URL(path, product.url), 'es'), path).toBeLessThanOrEqual(28_000)
})
