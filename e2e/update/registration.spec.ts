import { visit } from '../offline/device.ts'
import { test } from '../support/fronted.ts'
import { expect } from '../support/test.ts'

// The browser itself reports what it did not get.
test.use({ expectedNoise: /Failed to load resource|fetching the script/ })

for (const [what, pattern, awayMs] of [
  ['the worker', /^\/sw\.js$/, 1_000],
  // So long a server may take to come back; without this code the page would not hear of a newer version either.
  ['the code that registers the worker', /\/workbox-window.*\.js$/, 20_000],
] as const) {
  test(`${what} is asked for until it arrives`, async ({ page, front }) => {
    let backAt: number | undefined
    front.instead = (path) => {
      if (!pattern.test(path)) return undefined
      backAt ??= Date.now() + awayMs
      return Date.now() < backAt ? { status: 503, type: 'text/plain', body: '' } : undefined
    }
    await page.goto('/help-faq')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    expect(Date.now()).toBeGreaterThan(backAt ?? Number.POSITIVE_INFINITY)
  })
}

test('a part of the app that got lost on its way, and again, comes a moment later, and all after it too', async ({
  page,
  front,
}) => {
  let lost = 0
  front.instead = (path) =>
    path.startsWith('/assets/login-') && lost++ < 2
      ? { status: 503, type: 'text/plain', body: '' }
      : undefined
  await visit(page, '/')
  expect(lost).toBeGreaterThan(2)
})
