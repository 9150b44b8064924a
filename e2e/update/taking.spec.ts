import { laterParts, leaveWaiting, records, visit } from '../offline/device.ts'
import { button, choose, EVENT } from '../support/checkout.ts'
import { networkGone } from '../support/test.ts'
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

// A server that is replaced is out of reach for a moment.
test.use({ expectedNoise: networkGone })

const SLUG = EVENT.slice(EVENT.lastIndexOf('/') + 1)
const useIt = { name: 'Use it now' }

test('a new version waits for the person’s word, and not while something is entered', async ({
  page,
  publisher,
}) => {
  await openInstalled(page, '/')
  expect(await versionOf(page)).toBe('a')
  await enterSomething(page)
  await publisher.publish('b')
  await newerWaits(page)
  await expect(page.getByText('It waits until you are done.')).toBeVisible()
  await expect(page.getByRole('button', useIt)).toHaveCount(0)
  await stays(page, 'a')
  await leaveTheForm(page)
  await page.getByRole('button', useIt).click()
  await runs(page, 'b')
  await expect(readyBar(page)).toHaveCount(0)

  await publisher.publish('a')
  await newerWaits(page)
  await page.getByRole('button', useIt).click()
  await runs(page, 'a')
})

test('what one tab takes leaves the other on its way to a booking, with its own files', async ({
  page,
  context,
  publisher,
}) => {
  await openInstalled(page, '/')
  const other = await context.newPage()
  await choose(other)
  await leaveWaiting(other, 'a')
  const left = () => Promise.all((['cartTicket', 'outbox'] as const).map((table) => records(other, table)))
  const before = await left()
  await publisher.publish('b')
  await newerWaits(page)
  await page.getByRole('button', useIt).click()
  await runs(page, 'b')

  expect(await versionOf(other)).toBe('a')
  await expect(other.getByText('It waits until you are done.')).toBeVisible()
  await expect(other.getByRole('button', useIt)).toHaveCount(0)
  // Nothing of the older version is on the device any more: the server has it still.
  await other.evaluate(() => caches.delete('chunks'))
  const asked = other.waitForResponse((it) => /\/assets\/login\.index-.+-a\.js$/.test(it.url()))
  await button(other, 'Confirm').click()
  await button(other, 'Log in to book').click()
  expect((await asked).status()).toBe(200)
  await expect(other.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  expect(await versionOf(other)).toBe('a')
  expect(await left()).toEqual(before)
  await other.goBack()
  for (const _ of ['tickets', 'event']) await button(other, 'Back').click()
  await other.getByRole('button', useIt).click()
  await other.waitForFunction(() => Reflect.get(globalThis, 'version') === 'b')
  expect(await left()).toEqual(before)
})

test('what the server has no more of an older version is answered from the device, for as long as it is kept', async ({
  page,
  context,
  publisher,
}) => {
  await openInstalled(page, '/')
  const other = await context.newPage()
  await visit(other, '/')
  const most = 3 * (await laterParts(other)).length
  await keepOldChunks(other, [
    { path: '/assets/of-last-month-', count: 3, days: 31 },
    { path: '/assets/of-last-week-', count: most, days: 8 },
  ])
  await publisher.publish('b')
  publisher.front.instead = (path) =>
    path.endsWith('-a.js') ? { status: 404, type: 'text/plain', body: '' } : undefined
  await newerWaits(page)
  await page.getByRole('button', useIt).click()
  await runs(page, 'b')
  // Of what is no part of this version the newest are kept, so many as three versions have.
  await expect.poll(async () => (await oldChunks(other)).length).toBe(most)
  const kept = (await oldChunks(other)).join()
  expect([kept.includes('of-last-month'), kept.includes('of-last-week')]).toEqual([false, true])

  const loads = countLoads(other)
  const asked = other.waitForResponse((it) => /\/assets\/favourites-.+-a\.js$/.test(it.url()))
  await other.getByRole('link', { name: 'Favourites' }).click()
  expect((await asked).fromServiceWorker()).toBe(true)
  await expect(other.getByRole('heading', { level: 1, name: 'Keep what you like' })).toBeVisible()
  await expect(other.getByRole('alert')).toHaveCount(0)
  expect([await versionOf(other), loads()]).toEqual(['a', 0])
})

test('closed and opened again, the app is the newest', async ({ page, context, publisher }) => {
  await openInstalled(page, '/')
  await publisher.publish('b')
  await newerWaits(page)
  const [worker] = context.serviceWorkers()
  await page.close()
  // The browser takes a moment to know that the last page is gone; the older worker may end at once then.
  const open = () => worker?.evaluate(countPages).catch(() => 0)
  await expect.poll(open).toBe(0)
  const again = await context.newPage()
  await again.goto('/')
  await runs(again, 'b')
  await expect(readyBar(again)).toHaveCount(0)
})

async function countPages(): Promise<number> {
  const { clients } = globalThis as unknown as { clients: { matchAll(all: object): Promise<unknown[]> } }
  return (await clients.matchAll({ includeUncontrolled: true })).length
}

test('what only a newer version can show is shown by it, on the person’s word', async ({
  page,
  publisher,
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
  await publisher.publish('b')
  await newerWaits(page)
  // Where replacing the server took long, the page was offline; what it asks anew then must not be the answer yet.
  await expect(load).toBeEnabled({ timeout: 60_000 })
  publisher.front.instead = () => undefined
  await load.click()
  await page.waitForFunction(() => Reflect.get(globalThis, 'version') === 'b')
  await expect(page.getByRole('link', { name: 'Book Tickets' })).toBeVisible()
  await expect(load).toHaveCount(0)
})
