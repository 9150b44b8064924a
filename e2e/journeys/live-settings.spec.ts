import { leaveWaiting, records, settled } from '../offline/device.ts'
import { rests } from '../support/rest.ts'
import { expect, test, withWorker } from '../support/test.ts'

// A page that comes into view asks for news at once; otherwise it does so every minute.
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

test('what the operator changes appears on an open page, without a reload', async ({ page, product }) => {
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^Events, rentals and services/)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  try {
    await product.operate('settings', 'set', 'storeName', 'Harbour & Sons')
    await product.operate('settings', 'set', 'storeColor', '#FFD400')
    await product.operate('texts', 'set', 'en', 'app.tagline', 'Come in.')
    await expect(async () => {
      await page.evaluate(comeBack)
      await rests(page)
      expect(await title.textContent()).toBe('Come in.')
    }).toPass()
    await expect(page).toHaveTitle('Harbour & Sons')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  } finally {
    await product.operate('settings', 'reset', 'storeName')
    await product.operate('settings', 'reset', 'storeColor')
    await product.operate('texts', 'reset', 'en', 'app.tagline')
  }
})

test('what changed while the app was closed is there when it is opened again', async ({ page, product }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Quayside')
  await page.waitForFunction(() => localStorage.getItem('hot guest')?.includes('storeName'))
  await page.waitForFunction(() => localStorage.getItem('seen version'))
  await page.goto('about:blank')
  try {
    await product.operate('settings', 'set', 'storeName', 'Meanwhile')
    await page.goto('/')
    await expect(page).toHaveTitle('Meanwhile')
  } finally {
    await product.operate('settings', 'reset', 'storeName')
  }
})

test.describe('a raised cache version', () => {
  // A picture may be loading while its cache is deleted.
  test.use({ ...withWorker, expectedNoise: /net::ERR_FAILED/ })

  test('drops kept answers with one reload, and nothing of the person’s', async ({ page, product }) => {
    await page.goto('/')
    await page.waitForFunction(() => localStorage.getItem('seen version') !== null)
    await page.evaluate(async () => {
      localStorage.setItem('language', 'es')
      const pictures = await caches.open('pictures')
      await pictures.put('/img/old', new Response('old'))
      Object.assign(window, { sameDocument: true })
    })
    let loads = 0
    page.on('load', () => loads++)
    await product.operate('version', 'clear-caches')
    await expect(async () => {
      await page.evaluate(comeBack)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    }).toPass()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    // The new page may have cached other pictures by now.
    expect(await page.evaluate(async () => (await caches.match('/img/old'))?.text())).toBeUndefined()
    const heard = page.waitForResponse('**/version.json')
    await page.evaluate(comeBack)
    await heard
    await rests(page)
    expect(loads).toBe(1)
    // Leaves the page, because its pending requests must not outlive the test.
    await page.goto('about:blank')
  })
})

test('raising the cache version is seen by every open tab, and what waits stays', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/help-faq')
  const both = [page, other]
  for (const tab of both) {
    await tab.waitForFunction(() => localStorage.getItem('seen version'))
    await tab.evaluate(() => Object.assign(window, { sameDocument: true }))
  }
  await settled(page)
  await leaveWaiting(page, 'a')
  await product.operate('version', 'clear-caches')
  for (const tab of both) {
    await expect(async () => {
      await tab.evaluate(comeBack)
      expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(false)
    }).toPass()
  }
  for (const tab of both) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await records(page, 'outbox')).map((it) => it.key)).toEqual(['a'])
})
