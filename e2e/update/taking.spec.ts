import { laterParts, leaveWaiting, records, visit } from '../offline/device.ts'
import { builtFile } from '../support/built-file.ts'
import { button, choose, EVENT } from '../support/checkout.ts'
import { withoutNetwork } from '../support/test.ts'
import {
  countLoads,
  enterSomething,
  keepOldChunks,
  leaveTheForm,
  newerWaits,
  oldChunks,
  openInstalled,
  readyBar,
  runs,
  stays,
  versionOf,
} from './app.ts'
import { expect, test } from './fixture.ts'

// A server that is replaced cannot be reached for a moment.
test.use(withoutNetwork)

const SLUG = EVENT.slice(EVENT.lastIndexOf('/') + 1)
const FAVOURITES = 'src/routes/favourites.tsx?tsr-split=component'
const LOGIN = 'src/routes/login.index.tsx?tsr-split=component---loader'
const useIt = { name: 'Use it now' }

test('a new version waits for the person’s word, and not while something is entered', async ({
  page,
  publisher,
  now,
  newer,
}) => {
  await openInstalled(page, '/')
  expect(await versionOf(page)).toBe(now)
  await enterSomething(page)
  await publisher.publish(newer)
  await newerWaits(page)
  await expect(page.getByText('It waits until you are done.')).toBeVisible()
  await expect(page.getByRole('button', useIt)).toHaveCount(0)
  await stays(page, now)
  await leaveTheForm(page)
  await page.getByRole('button', useIt).click()
  await runs(page, newer)
  await expect(readyBar(page)).toHaveCount(0)
})

test('what one tab takes leaves the other on its way to a booking, with its own files', async ({
  page,
  context,
  publisher,
  now,
  newer,
}) => {
  await openInstalled(page, '/')
  const other = await context.newPage()
  await choose(other)
  await leaveWaiting(other, 'a')
  const left = () => Promise.all((['cartTicket', 'outbox'] as const).map((table) => records(other, table)))
  const before = await left()
  await publisher.publish(newer)
  await newerWaits(page)
  await page.getByRole('button', useIt).click()
  await runs(page, newer)

  expect(await versionOf(other)).toBe(now)
  await expect(other.getByText('It waits until you are done.')).toBeVisible()
  await expect(other.getByRole('button', useIt)).toHaveCount(0)
  // The device has no files of the older version left, but the server still has them.
  await other.evaluate(() => caches.delete('chunks'))
  const asked = other.waitForResponse((it) => it.url().endsWith(`${builtFile(LOGIN)}-${now}.js`))
  await button(other, 'Log in to book').click()
  expect((await asked).status()).toBe(200)
  await expect(other.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  expect(await versionOf(other)).toBe(now)
  expect(await left()).toEqual(before)
  await other.goBack()
  for (const _ of ['tickets', 'event']) await button(other, 'Back').click()
  await other.getByRole('button', useIt).click()
  await other.waitForFunction((it) => Reflect.get(globalThis, 'version') === it, newer)
  // The new page tries to send it again, which a guest may not.
  await expect.poll(left).toEqual(before)
})

test('what the server has no more of an older version is answered from the device, for as long as it is kept', async ({
  page,
  context,
  publisher,
  now,
  newer,
}) => {
  await openInstalled(page, '/')
  const other = await context.newPage()
  await visit(other, '/')
  const most = 3 * (await laterParts(other)).length
  await keepOldChunks(other, [
    { path: '/assets/of-last-month-', count: 3, days: 31 },
    { path: '/assets/of-last-week-', count: most, days: 8 },
  ])
  await publisher.publish(newer)
  publisher.front.instead = (path) =>
    path.endsWith(`-${now}.js`) ? { status: 404, type: 'text/plain', body: '' } : undefined
  await newerWaits(page)
  await page.getByRole('button', useIt).click()
  await runs(page, newer)
  // The newest chunks of other versions are kept, as many as three versions have.
  await expect.poll(async () => (await oldChunks(other)).length).toBe(most)
  const kept = (await oldChunks(other)).join()
  expect([kept.includes('of-last-month'), kept.includes('of-last-week')]).toEqual([false, true])

  const loads = countLoads(other)
  const asked = other.waitForResponse((it) => it.url().endsWith(`${builtFile(FAVOURITES)}-${now}.js`))
  await other.getByRole('link', { name: 'Favourites' }).click()
  expect((await asked).fromServiceWorker()).toBe(true)
  await expect(other.getByRole('heading', { level: 1, name: 'Your favourites will be here' })).toBeVisible()
  await expect(other.getByRole('alert')).toHaveCount(0)
  expect([await versionOf(other), loads()]).toEqual([now, 0])
})

test('closed and opened again, the app is the newest', async ({ page, context, publisher, newer }) => {
  await openInstalled(page, '/')
  await publisher.publish(newer)
  await newerWaits(page)
  await page.close()
  // The browser takes a moment to notice that the last page is closed; a page that opens before would get the
  // older version.
  const waiting = () =>
    Promise.all(context.serviceWorkers().map((it) => it.evaluate(isWaited).catch(() => true)))
  await expect.poll(async () => (await waiting()).includes(false)).toBe(true)
  const again = await context.newPage()
  await again.goto('/')
  await runs(again, newer)
  await expect(readyBar(again)).toHaveCount(0)
})

/** Runs in a worker: whether a newer one waits for the pages of the older. */
function isWaited(): boolean {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
  return registration.waiting !== null
}

test('what only a newer version can show is shown by it, on the person’s word', async ({
  page,
  publisher,
  newer,
}) => {
  await openInstalled(page, '/')
  const answered = await page.request.post(`${publisher.front.url}/public/api/get-event-info/${SLUG}`, {
    data: {},
  })
  const body = (await answered.text()).replace('"state":"on_sale"', '"state":"of tomorrow"')
  publisher.front.instead = (path) =>
    path.includes('/get-event-info/') ? { status: 200, type: 'application/json', body } : undefined
  await page.goto(EVENT)
  const load = page.getByRole('button', { name: 'Load the newer version' })
  await expect(load).toBeEnabled()
  await publisher.publish(newer)
  await newerWaits(page)
  // Where replacing the server took long, the page was offline, and its new request must not get the new
  // answer yet.
  await expect(load).toBeEnabled({ timeout: 60_000 })
  // The page knows by then that a version waits; before, it would only reload itself.
  await expect(readyBar(page)).toBeVisible()
  // A picture that is still on its way does not keep the older version.
  publisher.front.instead = (path) => (path.startsWith('/img/slow/') ? 'never' : undefined)
  await page.evaluate(() => {
    new Image().src = '/img/slow/1.webp'
  })
  await load.click()
  await page.waitForFunction((it) => Reflect.get(globalThis, 'version') === it, newer)
  await expect(page.getByRole('link', { name: 'Book Tickets' })).toBeVisible({ timeout: 60_000 })
  await expect(load).toHaveCount(0)
})
