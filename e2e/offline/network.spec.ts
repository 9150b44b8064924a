import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { bookedOnce, button, somebodyAtPay } from '../support/checkout.ts'
import { test as base, expect } from '../support/test.ts'
import { visit } from './device.ts'

/** A product behind a network that can be made to fail. */
const test = base.extend<{ network: FaultProxy }>({
  network: async ({ product }, use) => {
    const { hostname, port } = new URL(product.url)
    const proxy = await startFaultProxy({ target: { host: hostname, port: Number(port) } })
    await use(proxy)
    await proxy.stop()
  },
  baseURL: async ({ network, product }, use) => use(network.through(product.url)),
  expectedNoise: /Failed to load resource|SSL|ServiceWorker|script/i,
})
const questions = { name: 'Questions people ask' }

for (const [name, mode, words] of [
  ['accepts requests and answers none', 'blackhole', ['This is taking longer than usual', 'No answer came']],
  [
    'cuts every answer in the middle',
    { cutAfter: 500 },
    ['You are offline', 'You haven’t opened this page yet'],
  ],
] as const) {
  test(`a network that ${name} leaves what was seen, and is forgiven by itself`, async ({
    page,
    network,
  }) => {
    test.slow()
    await visit(page, '/')
    await network.mode(mode)
    await page.goto('/help-faq')
    await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(words[1], {
      timeout: 60_000,
    })
    const bar = page.getByRole('status').filter({ hasText: words[0] })
    await expect(bar).toBeVisible()
    await network.mode('pass')
    await expect(page.getByRole('heading', questions)).toBeVisible({ timeout: 60_000 })
    await expect(bar).toBeHidden()
  })
}

test('an order into a network that answers nothing is found out about, and made once', async ({
  page,
  network,
  product,
}) => {
  test.slow()
  const person = await somebodyAtPay(page, product)
  await network.mode('blackhole')
  await button(page, /^Pay on arrival/).click()
  await expect(page.getByRole('heading', { name: 'We are finding out' })).toBeVisible({ timeout: 60_000 })
  await expect(button(page, /^Pay on arrival/)).toHaveCount(0)
  // The connection is reset: a request that came through late would leave nothing to send again.
  await network.mode('reset')
  await network.mode('pass')
  await button(page, 'Send it again').click({ timeout: 60_000 })
  await bookedOnce(page, product, person)
})

test('a network that wants a sign-in is told apart, and its page is never kept', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  const portal = '<!doctype html><title>Harbour Wi-Fi</title>'
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: portal }))
  await page.goto('/help-faq')
  await expect(page.getByText('This network asks you to sign in first.').first()).toBeVisible()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}))
  const kept = await page.evaluate(async () => {
    const texts = Object.values(localStorage)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) texts.push((await (await cache.match(key))?.text()) ?? '')
    }
    return texts
  })
  expect(kept.filter((text) => text.includes('Harbour Wi-Fi'))).toEqual([])
  await context.unroute('**/*')
  await expect(page.getByRole('heading', questions)).toBeVisible({ timeout: 60_000 })
})
