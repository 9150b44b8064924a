import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ expectedNoise: /Failed to load resource/ })

/** A first visit, until the worker has everything that a start needs. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => localStorage.getItem('hot guest')?.includes('storeName'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  const missing = () =>
    page.evaluate(async () => {
      const worker = await (await fetch('/sw.js')).text()
      const later = [...worker.matchAll(/"revision":"later","url":"([^"]+)"/g)].map((it) => `/${it[1]}`)
      const found = await Promise.all(later.map((url) => caches.match(url)))
      return later.length > 0 ? later.filter((_, at) => !found[at]) : ['the list itself']
    })
  await expect.poll(missing, { timeout: 20_000 }).toEqual([])
}

test('the second visit starts with no network, with what was seen', async ({ page, context }) => {
  await visit(page, '/')
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveTitle('Quayside')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Find and book/)
  await expect(page.getByText('Nothing is listed here yet.')).toBeVisible()
  await expect(page.getByText(/Offline\. This is from/)).toBeVisible()
})

test('a page never seen says so without a network, and comes by itself when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await context.setOffline(true)
  await page.goto('/help-faq')
  await expect(page.getByRole('alert')).toContainText('This page was not loaded before')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
  await expect(page.getByText(/Offline\. This is from/)).toBeHidden()
})

test('a page seen before is read again with no network, deep link and all', async ({ page, context }) => {
  await visit(page, '/help-faq')
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
  await page.waitForFunction(async () => {
    const open = indexedDB.open('appState')
    const db: IDBDatabase = await new Promise((resolve) =>
      open.addEventListener('success', () => resolve(open.result)),
    )
    const count = db.transaction('query').objectStore('query').count()
    const found: number = await new Promise((resolve) =>
      count.addEventListener('success', () => resolve(count.result)),
    )
    db.close()
    return found > 0
  })
  await context.setOffline(true)
  await page.goto('/help-faq?shared=1')
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
})
