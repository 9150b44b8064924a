import { test } from '../support/fronted.ts'
import { expect } from '../support/test.ts'

// The browser itself reports what it did not get.
test.use({ expectedNoise: /Failed to load resource|fetching the script/ })

for (const [what, pattern] of [
  ['the worker', /^\/sw\.js$/],
  ['the code that registers the worker', /\/workbox-window.*\.js$/],
] as const) {
  test(`${what} is asked for again when it does not arrive`, async ({ page, front }) => {
    let asked = 0
    front.instead = (path) =>
      pattern.test(path) && asked++ === 0 ? { status: 503, type: 'text/plain', body: '' } : undefined
    await page.goto('/help-faq')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    expect(asked).toBeGreaterThan(1)
  })
}
