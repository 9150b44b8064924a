import { rests } from '../support/rest.ts'
import { countLoads, lookForNewer, openInstalled } from './app.ts'
import { expect, test } from './fixture.ts'

test.use({ expectedNoise: /Failed to load resource/ })

test('an operator takes the worker from every device, with one reload and nothing of the person’s', async ({
  page,
  publisher,
}) => {
  await openInstalled(page, '/')
  await page.evaluate(async () => {
    localStorage.setItem('language', 'es')
    await new Promise((resolve) => {
      const open = indexedDB.open('of the person')
      open.addEventListener('success', () => resolve(open.result.close()))
    })
  })
  const loads = countLoads(page)
  try {
    await publisher.operate('settings', 'set', 'offlineWorker', 'false')
    await lookForNewer(page)
    await expect.poll(loads).toBe(1)
    await page.waitForFunction(() => document.documentElement.lang === 'es')
    await rests(page)
    expect(loads()).toBe(1)
    const left = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      controlled: navigator.serviceWorker.controller !== null,
      caches: await caches.keys(),
      language: localStorage.getItem('language'),
      databases: (await indexedDB.databases()).map((it) => it.name).includes('of the person'),
    }))
    expect(left).toEqual({ workers: 0, controlled: false, caches: [], language: 'es', databases: true })
  } finally {
    await publisher.operate('settings', 'reset', 'offlineWorker')
  }
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const isBack = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))
  await expect.poll(isBack, { timeout: 30_000 }).toBe(true)
})
