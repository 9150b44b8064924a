import { visit } from '../offline/device.ts'
import { test } from '../support/fronted.ts'
import { expect } from '../support/test.ts'

// The browser itself reports what it did not get.
test.use({ expectedNoise: /Failed to load resource|fetching the script/ })

for (const [what, pattern, times] of [
  ['the worker', /^\/sw\.js$/, 2],
  // Without this code the page would not hear of a newer version either.
  ['the code that registers the worker', /\/workbox-window.*\.js$/, 3],
] as const) {
  test(`${what} is asked for until it arrives`, async ({ page, front }) => {
    let refused = 0
    front.instead = (path) =>
      pattern.test(path) && refused < times && ++refused
        ? { status: 503, type: 'text/plain', body: '' }
        : undefined
    await page.goto('/help-faq')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    expect(refused).toBe(times)
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
