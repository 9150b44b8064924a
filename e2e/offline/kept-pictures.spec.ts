import type { Page } from '@playwright/test'
import { test } from '../support/fronted.ts'
import { expect, withWorker } from '../support/test.ts'
import { openInstalled } from '../update/app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test.use(withWorker)

test.beforeEach(async ({ page, front }) => {
  front.instead = (path) =>
    /^\/(img|tiles)\/kept\//.test(path)
      ? { status: 200, type: 'image/webp', body: 'from the network' }
      : undefined
  await openInstalled(page, '/help-faq')
})

/** Loads pictures through the worker: the first one, and then the others, twenty at a time. */
const look = (page: Page, path: string, count: number) =>
  page.evaluate(
    async ([path, count]) => {
      const ask = async (at: number) => (await fetch(`${path}${at}`)).text()
      await ask(0)
      const at20 = (from: number) => Array.from({ length: Math.min(20, count - from) }, (_, at) => from + at)
      for (let from = 1; from < count; from += 20) await Promise.all(at20(from).map(ask))
    },
    [path, count] as const,
  )

const inCache = (page: Page, name: string) =>
  page.evaluate(
    async (it) => (await (await caches.open(it)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  )

for (const [cache, path, most] of [
  ['pictures', '/img/kept/', 400],
  ['tiles', '/tiles/kept/', 200],
] as const) {
  test(`of all ${cache} that were seen the last ${most} are kept`, async ({ page }) => {
    await look(page, path, most + 20)
    await expect.poll(async () => (await inCache(page, cache)).length).toBe(most)
    const kept = await inCache(page, cache)
    expect(kept).toContain(`${path}${most + 19}`)
    expect(kept).not.toContain(`${path}0`)
  })
}

test('a picture that is older than a month is asked for anew', async ({ page }) => {
  const shown = (name: string, days: number) =>
    page.evaluate(
      async ([name, date]) => {
        const headers = { 'content-type': 'image/webp', date }
        await (await caches.open('pictures')).put(name, new Response('from the device', { headers }))
        return (await fetch(name)).text()
      },
      [`/img/kept/${name}`, new Date(Date.now() - days * DAY_MS).toUTCString()] as const,
    )
  expect(await shown('recent', 29)).toBe('from the device')
  expect(await shown('old', 31)).toBe('from the network')
})

test('a picture of what is booked stays apart from what is seen, and stands in for its other widths without a network', async ({
  page,
  context,
}) => {
  const ask = (name: string) => page.evaluate(async (it) => (await fetch(it)).text(), name)
  await page.evaluate(async () => {
    const headers = { 'content-type': 'image/avif', vary: 'accept' }
    const cache = await caches.open('booked')
    await cache.put('/img/kept/mine/720.avif', new Response('from the device', { headers }))
  })
  expect(await ask('/img/kept/mine/720.avif')).toBe('from the device')
  expect(await ask('/img/kept/mine/480.webp')).toBe('from the network')
  await context.setOffline(true)
  expect(await ask('/img/kept/mine/960.avif')).toBe('from the device')
  expect(await inCache(page, 'pictures')).not.toContain('/img/kept/mine/720.avif')
})

test('a full device loses its pictures first, and is shown new ones all the same', async ({
  page,
  context,
  front,
}) => {
  await look(page, '/img/kept/', 3)
  await expect.poll(() => inCache(page, 'pictures')).toContain('/img/kept/2')
  const debug = await context.newCDPSession(page)
  await debug.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 1_000 })
  expect(await page.evaluate(async () => (await fetch('/img/kept/new')).text())).toBe('from the network')
  await expect.poll(() => inCache(page, 'pictures')).toEqual([])
  expect(await page.evaluate(async () => (await caches.keys()).some((it) => it.includes('precache')))).toBe(
    true,
  )
})
