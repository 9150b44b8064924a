import type { Page, Worker } from '@playwright/test'
import { pusher, workerOf } from '../support/pushing.ts'
import { expect, test } from '../support/test.ts'
import { enterSomething, openInstalled } from './app.ts'

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, lang, dir, data, tag }) => ({
      title,
      body,
      lang,
      dir,
      path: data?.path,
      tag,
    }))
  })

/** Sends the worker the event of a tap on the shown notification, which is as close as a program can come. */
const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    if (!notification) throw new Error('There is no notification to tap.')
    const tapped = Reflect.get(globalThis, 'NotificationEvent')
    dispatchEvent(new tapped('notificationclick', { notification }))
  })

/** The address for which the worker opens a window. The browser itself opens one only after a real tap. */
const opensElsewhere = (worker: Worker) =>
  worker.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { clients } = globalThis as unknown as { clients: object }
        Object.assign(clients, { openWindow: async (path: string) => resolve(path) })
      }),
  )

test.use({ permissions: ['notifications'] })

test('a push is shown, and a tap leads the open window there', async ({ page, product }) => {
  await openInstalled(page, '/')
  const push = await pusher(page, product.url)
  await push(
    JSON.stringify({ title: 'Doors open', body: 'In 20 minutes', path: '/favourites', tag: 'doors' }),
  )
  expect(await shown(page)).toEqual([
    { title: 'Doors open', body: 'In 20 minutes', lang: '', dir: 'auto', path: '/favourites', tag: 'doors' },
  ])
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await tap(await workerOf(page))
  await expect(page).toHaveURL(/\/favourites$/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect.poll(() => shown(page)).toEqual([])
})

test('a tap takes nobody away from what they enter', async ({ page, product }) => {
  await openInstalled(page, '/')
  await enterSomething(page)
  const push = await pusher(page, product.url)
  await push(JSON.stringify({ title: 'Doors open', path: '/favourites' }))
  const worker = await workerOf(page)
  const opened = opensElsewhere(worker)
  await tap(worker)
  // The worker asks every open window first. That it opens another one shows that this one has declined.
  expect(await opened).toBe('/favourites')
  await expect(page).toHaveURL(`${product.url}/`)
  await expect(page.locator('main form input')).toHaveValue('half a sen')
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es' })

  test('what cannot be read says that there is news, in the language the person reads', async ({
    page,
    product,
  }) => {
    await openInstalled(page, '/')
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/.notes/words'))))
      .toBe(true)
    const push = await pusher(page, product.url)
    for (const data of ['', 'no JSON', '{"title":5}']) {
      await push(data)
      expect(await shown(page)).toEqual([
        {
          title: 'Quayside',
          body: 'Hay novedades para ti.',
          lang: 'es',
          dir: 'ltr',
          path: '/notifications',
          tag: 'news',
        },
      ])
    }
  })
})

test('a subscription the browser replaced waits for the next page', async ({ page }) => {
  await openInstalled(page, '/')
  const worker = await workerOf(page)
  const change = (from: string, to: string) =>
    worker.evaluate(
      ([oldEndpoint, endpoint]) => {
        const toJSON = () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } })
        const event = new (Reflect.get(globalThis, 'ExtendableEvent'))('pushsubscriptionchange')
        Object.assign(event, { oldSubscription: { endpoint: oldEndpoint }, newSubscription: { toJSON } })
        dispatchEvent(event)
      },
      [from, to],
    )
  const note = () => page.evaluate(async () => (await caches.match('/.notes/subscription'))?.json())
  await change('https://push.example/1', 'https://push.example/2')
  await expect.poll(note).toMatchObject({ oldEndpoint: 'https://push.example/1' })
  await change('https://push.example/2', 'https://push.example/3')
  await expect.poll(note).toMatchObject({
    oldEndpoint: 'https://push.example/1',
    subscription: { endpoint: 'https://push.example/3', keys: { p256dh: 'p', auth: 'a' } },
  })
})
