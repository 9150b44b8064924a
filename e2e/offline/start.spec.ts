import { screens } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'
import { records, visit } from './device.ts'

test.use(withoutNetwork)

test('the second visit starts with no network, with what was seen', async ({ page, context }) => {
  await visit(page, '/')
  await page.waitForFunction(() => localStorage.getItem('hot guest')?.includes('"soon"'))
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveTitle('Quayside')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Events, rentals and services/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/You’re offline\. Updated/)).toBeVisible()
  // The worker answers the last known version, and says that it comes from the device.
  const version = await page.evaluate(async () => {
    const answer = await fetch('/version.json')
    return { isFromDevice: answer.headers.has('X-From-Device'), body: await answer.json() }
  })
  expect(version).toMatchObject({ isFromDevice: true, body: { forceNewSettingsVersion: expect.anything() } })
})

test('a first visit of seconds is enough to start with no network', async ({ page, context }) => {
  // The rest of the build loads when a page is idle, but never on a connection that saves data.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/')
  const missing = () =>
    page.evaluate(async () => {
      const used = performance.getEntriesByType('resource').map(({ name }) => name)
      const files = used.filter((name) => /\/assets\/|\/img\//.test(name))
      const found = await Promise.all(files.map((url) => caches.match(url)))
      const isHot = localStorage.getItem('hot guest')?.includes('"soon"')
      return isHot && files.length > 0 ? files.filter((_, at) => !found[at]) : ['the visit itself']
    })
  await expect.poll(missing).toEqual([])
  await page.close()
  await context.setOffline(true)
  const again = await context.newPage()
  await again.goto('/')
  await expect(again.getByRole('article').first()).toBeVisible()
  await expect(again.getByRole('status').filter({ hasText: 'cannot keep data' })).toHaveCount(0)
})

test('a page never seen says so without a network, and comes by itself when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await context.setOffline(true)
  await page.goto('/help-faq')
  await expect(page.getByRole('alert')).toContainText('You haven’t opened this page yet')
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeHidden()
})

/** An address of each kind that no other journey opens without a network. */
const neverSeen: readonly string[] = [
  ...['services', 'event', 'tickets', 'nothing-chosen', 'events-form', 'vehicle', 'dates', 'search-found'],
  ...['bookings', 'favourites', 'wallet', 'login', 'register', 'confirm-email', 'not-found'],
]

test('every kind of address opens without a network, with what there is of it or a word of why not', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await context.setOffline(true)
  for (const { path } of screens.filter((it) => neverSeen.includes(it.name))) {
    await page.goto(path)
    const said = page.getByRole('main').getByRole('heading').or(page.getByRole('alert')).first()
    await expect(said, path).not.toBeEmpty()
    await expect(page.getByText('This did not load'), path).toHaveCount(0)
  }
})

test('a page seen before is read again with no network, deep link and all', async ({ page, context }) => {
  await visit(page, '/help-faq')
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
  await expect.poll(() => records(page, 'query').then((it) => it.length)).toBeGreaterThan(0)
  await context.setOffline(true)
  await page.goto('/help-faq?shared=1')
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
})
