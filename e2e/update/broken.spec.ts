import { leaveWaiting, records, settled } from '../offline/device.ts'
import { builtFile } from '../support/built-file.ts'
import { rests } from '../support/rest.ts'
import {
  countLoads,
  enterSomething,
  forgetChunks,
  leaveTheForm,
  lookForNewer,
  openInstalled,
  readyBar,
  stays,
  versionOf,
} from './app.ts'
import { expect, test } from './fixture.ts'

const FAVOURITES = 'src/routes/favourites.tsx?tsr-split=component'

test.use({
  expectedNoise: /Failed to load resource|Unexpected token|ServiceWorker|service worker|broken|Missing chunk/,
})

const signIn = { status: 200, type: 'text/html', body: '<title>Welcome to our Wi-Fi</title>' }
const script = (body: string) => ({ status: 200, type: 'text/javascript', body })

const workers = {
  'throws when it is read': script('throw new Error("broken")'),
  'cannot be installed': script(
    'addEventListener("install", (event) => event.waitUntil(Promise.reject(new Error("broken"))))',
  ),
  'is the page of a network that wants a sign-in': signIn,
}
for (const [what, worker] of Object.entries(workers)) {
  test(`a new worker that ${what} leaves the old one in its place`, async ({
    page,
    context,
    publisher,
    now,
  }) => {
    await openInstalled(page, '/')
    publisher.front.instead = (path) => (path === '/sw.js' ? worker : undefined)
    await lookForNewer(page)
    await stays(page, now)
    await expect(readyBar(page)).toHaveCount(0)
    await context.setOffline(true)
    await page.reload()
    await expect.poll(() => versionOf(page)).toBe(now)
    await expect(page.locator('main article').first()).toBeVisible()
    await context.setOffline(false)
  })
}

test('a network that wants a sign-in puts nothing of its own on the device', async ({
  page,
  publisher,
  now,
  newer,
}) => {
  await openInstalled(page, '/')
  await forgetChunks(page)
  // The new worker loads, and then the network fails for longer than its timeout.
  await publisher.publish(newer)
  publisher.front.instead = (path) => (path === '/sw.js' ? undefined : signIn)
  await lookForNewer(page)
  await page.evaluate(async () => {
    for (const path of ['/img/x.webp', '/tiles/street/1/1/1', '/assets/x.js', '/icons/icon-192.png'])
      await fetch(path).catch(() => undefined)
  })
  await stays(page, now)
  const kept = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts
  })
  expect(kept.length).toBeGreaterThan(1)
  expect(kept.filter((text) => text.includes('Wi-Fi'))).toEqual([])
  await page.reload()
  await expect.poll(() => versionOf(page)).toBe(now)
})

test.describe('a part that is gone from the server', () => {
  test('brings one new page, then an error with a way on, and never a loop', async ({ page, publisher }) => {
    await openInstalled(page, '/')
    await forgetChunks(page)
    publisher.front.instead = (path) =>
      path.startsWith(builtFile(FAVOURITES)) ? { status: 404, type: 'text/plain', body: '' } : undefined
    const loads = countLoads(page)
    await page.getByRole('link', { name: 'Favourites' }).click()
    await expect.poll(loads).toBe(1)
    await page.getByRole('navigation').first().waitFor()
    if (!page.url().endsWith('/favourites')) await page.getByRole('link', { name: 'Favourites' }).click()
    await expect(page.getByRole('alert')).toContainText('Try again')
    await rests(page)
    expect(loads()).toBe(1)

    publisher.front.instead = () => undefined
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('costs nobody what they are entering', async ({ page, publisher }) => {
    await openInstalled(page, '/')
    await forgetChunks(page)
    publisher.front.instead = (path) =>
      path.startsWith(builtFile(FAVOURITES)) ? { status: 404, type: 'text/plain', body: '' } : undefined
    const loads = countLoads(page)
    await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('textarea'))
      field.value = 'half a sen'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.getByRole('link', { name: 'Favourites' }).click()
    await expect(page.getByRole('alert')).toContainText('Try again')
    await rests(page)
    expect(loads()).toBe(0)
  })
})

test('dropping caches waits until nothing is entered', async ({ page, publisher }) => {
  await openInstalled(page, '/')
  await page.waitForFunction(() => localStorage.getItem('seen version'))
  const loads = countLoads(page)
  await enterSomething(page)
  await publisher.operate('version', 'clear-caches')
  const heard = page.waitForResponse('**/version.json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await heard
  await rests(page)
  expect(loads()).toBe(0)
  await leaveTheForm(page)
  await expect.poll(loads).toBe(1)
})

test('a version that the server answers no more says so, offers the new one, and loses nothing that waits', async ({
  page,
  publisher,
}) => {
  await openInstalled(page, '/')
  await settled(page)
  // This entry needs no login, so it is sent.
  const waiting = { owner: 'anyone', call: 'logout', request: { session_hash: 'a'.repeat(64) } }
  await leaveWaiting(page, 'a', waiting)
  const refusal = JSON.stringify({ success: false, message: 'Too old.', code: 'UPGRADE_REQUIRED' })
  publisher.front.instead = (path) =>
    path.startsWith('/public/api/') ? { status: 426, type: 'application/json', body: refusal } : undefined
  const refused = page.waitForResponse('**/public/api/logout')
  await page.goto('/help-faq')
  await expect(page.getByText('This version is too old.').first()).toBeVisible()
  expect((await refused).status()).toBe(426)
  const left = async () => (await records(page, 'outbox'))[0]
  await expect.poll(async () => (await left())?.attempts).toBeGreaterThan(0)
  expect(await left()).not.toHaveProperty('refusal')
  publisher.front.instead = () => undefined
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Use it now' }).click()
  await expect.poll(loads, { timeout: 20_000 }).toBe(1)
  await expect(page.getByText('This version is too old.')).toHaveCount(0)
  await expect.poll(() => records(page, 'outbox')).toEqual([])
})
