import { visit } from '../offline/device.ts'
import { builtFile } from '../support/built-file.ts'
import { test } from '../support/fronted.ts'
import { expect } from '../support/test.ts'

const REGISTERS = 'node_modules/workbox-window/build/workbox-window.prod.es5.mjs'
const LOGIN = 'src/routes/login.index.tsx?tsr-split=component---loader'

// The browser itself reports files that it did not get.
test.use({ expectedNoise: /Failed to load resource|fetching the script/ })

for (const [what, file, times] of [
  ['the worker', () => '/sw', 2],
  // Without this code the page would not hear of a newer version either.
  ['the code that registers the worker', () => builtFile(REGISTERS), 3],
] as const) {
  test(`${what} is asked for until it arrives`, async ({ page, front }) => {
    let refused = 0
    front.instead = (path) =>
      path === `${file()}.js` && refused < times && ++refused
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
    path === `${builtFile(LOGIN)}.js` && lost++ < 2
      ? { status: 503, type: 'text/plain', body: '' }
      : undefined
  await visit(page, '/')
  expect(lost).toBeGreaterThan(2)
})
