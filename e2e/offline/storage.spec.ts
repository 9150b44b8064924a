import { expect, test } from '../support/test.ts'
import { records, settled } from './device.ts'

const cannotKeep = 'This device cannot keep data.'

test('a device that denies its database is worked with, and told about', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await page.goto('/help-faq')
  await expect(page.getByText(cannotKeep)).toBeVisible()
  await page.locator('summary').first().click()
  await expect(page.locator('details[open]')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(cannotKeep)).toBeHidden()
})

test('a database that never opens keeps nobody waiting', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({ addEventListener() {} }) as unknown as IDBOpenDBRequest
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(cannotKeep)).toBeVisible()
})

test('a device without localStorage is worked with', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/help-faq')
  await expect(page.locator('summary').first()).toBeVisible()
})

test('a full localStorage loses nothing: settings and languages have a second place', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => records(page, 'languages').then((it) => it.length)).toBeGreaterThan(0)
})

test('a full database fails nothing that is looked at', async ({ page, context, product }) => {
  await page.goto('/')
  await settled(page)
  const debug = await context.newCDPSession(page)
  await debug.send('Storage.overrideQuotaForOrigin', { origin: product.url, quotaSize: 1_000 })
  await page.goto('/help-faq')
  await expect(page.locator('summary').first()).toBeVisible()
})

test.describe('beside another tab', () => {
  // A bare answer of the server has no icon.
  test.use({ expectedNoise: /404/ })

  test('a newer version in another tab takes over; this one says so and goes on', async ({
    page,
    context,
  }) => {
    await page.goto('/help-faq')
    await settled(page)
    const newer = await context.newPage()
    await newer.goto('/version.json')
    // Opening a newer version would wait for ever if the page did not close its connection.
    await newer.evaluate(async () => {
      const open = indexedDB.open('appState', 20)
      await new Promise((resolve, reject) => {
        open.addEventListener('success', resolve)
        open.addEventListener('error', reject)
      })
    })
    await expect(page.getByText('This page is older than another tab.')).toBeVisible()
    await page.locator('summary').first().click()
    await expect(page.locator('details[open]')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.waitForFunction(() => !('sameDocument' in window))
  })
})
