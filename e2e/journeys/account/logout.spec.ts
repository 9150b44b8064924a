import type { Page } from '@playwright/test'
import { records, visit } from '../../offline/device.ts'
import { EVENT } from '../../support/checkout.ts'
import { call, codeFor, isHere, loggedInAgain, type Somebody, somebody } from '../../support/people.ts'
import { playSubscribing, pushDevices } from '../../support/pushing.ts'
import { rests } from '../../support/rest.ts'
import { open, openMenu } from '../../support/screens.ts'
import { expect, test, withWorker } from '../../support/test.ts'
import { openInstalled } from '../../update/app.ts'

test.use({
  ...withWorker,
  expectedNoise: /status of 401|Failed to load resource|fetching the script|Dexie: Workaround/,
})

async function logOut(page: Page, warning = ''): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await open(page, '/')
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign Out' })
  await expect(dialog).toContainText(`Do you want to log out?${warning && ` ${warning}`}`)
  await dialog.getByRole('button', { name: 'Log out' }).click()
}

async function seesOwnProfile(page: Page, person: Somebody): Promise<void> {
  await open(page, '/profile')
  await expect(page.getByText(person.email).first()).toBeVisible()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
}

/** Makes a change while no page is open, because an open page might notice it before the next start does. */
async function comesBackAfter(page: Page, change: () => Promise<unknown>): Promise<void> {
  await page.goto('about:blank')
  await change()
  await page.goto('/profile')
}

const greeting = (page: Page) => page.locator('header')

/** Everything the browser keeps for this address, as text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const open = indexedDB.open(name ?? '')
      const db: IDBDatabase = await new Promise((resolve) =>
        open.addEventListener('success', () => resolve(open.result)),
      )
      for (const table of db.objectStoreNames) {
        const all = db.transaction(table).objectStore(table).getAll()
        kept.push(await new Promise((resolve) => all.addEventListener('success', () => resolve(all.result))))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      if (name.startsWith('workbox-precache') || name === 'chunks') continue
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        kept.push(request.url, await (await cache.match(request))?.clone().text())
    }
    return JSON.stringify(kept)
  })

const traces = ({ name, phone, national, auth_token, email }: Somebody) => [
  name,
  phone,
  national,
  auth_token,
  email,
]

async function leavesNothing(page: Page, person: Somebody): Promise<void> {
  await expect(async () => {
    const kept = await everythingKept(page)
    expect(traces(person).filter((it) => kept.includes(it))).toEqual([])
  }).toPass()
}

test('logging out is asked once more, and nothing of the person is left on the device', async ({
  page,
  product,
}) => {
  const person = await somebody(product, 'Amira El-Sayed')
  await isHere(page, person)
  await openInstalled(page, '/')
  await open(page, '/profile')
  await expect(page.getByText(person.email).first()).toBeVisible()
  await expect.poll(async () => (await everythingKept(page)).includes(person.email)).toBe(true)
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(greeting(page)).toContainText('Guest')
  await leavesNothing(page, person)
  // Answers that come late must not be stored again.
  await rests(page)
  await leavesNothing(page, person)
  expect(await call(product, 'get-sessions', { token: person.auth_token })).toMatchObject({
    code: 'NOTLOGGEDIN',
  })
})

test('staying is one tap too, with the focus back on the menu', async ({ page, product }) => {
  await isHere(page, await somebody(product))
  await open(page, '/')
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(greeting(page)).toContainText('Hello, Amira')
})

test('every tab knows by itself who is here', async ({ page, context, product }) => {
  const person = await somebody(product)
  await isHere(page, person)
  await open(page, '/')
  const other = await context.newPage()
  await open(other, '/profile')
  await expect(other.getByText(person.email).first()).toBeVisible()
  await logOut(page)
  await expect(greeting(page)).toContainText('Guest', { timeout: 20_000 })
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible({ timeout: 20_000 })
  await expect(other.getByText(person.email)).toHaveCount(0)
  await leavesNothing(other, person)
})

test('without a network too: the next person finds nothing, and the server hears of it later', async ({
  page,
  context,
  product,
}) => {
  const person = await somebody(product)
  await isHere(page, person)
  await visit(page, '/')
  await context.setOffline(true)
  await logOut(page)
  await expect(greeting(page)).toContainText('Guest')
  await leavesNothing(page, person)
  const isLoggedIn = async () =>
    (await call(product, 'get-sessions', { token: person.auth_token })).success === true
  expect(await isLoggedIn()).toBe(true)
  await page.getByRole('button', { name: 'See' }).click()
  const waits = page.getByRole('dialog').getByRole('listitem')
  await expect(waits).toContainText('Log out')
  await expect(waits.getByRole('button')).toHaveText(['Try again'])
  await context.setOffline(false)
  await expect.poll(isLoggedIn).toBe(false)
})

test('a page that is closed as one logs out has done so: the next one does what is left to do', async ({
  page,
  product,
}) => {
  const person = await somebody(product)
  await isHere(page, person)
  await open(page, '/')
  await expect.poll(() => records(page, 'user')).toHaveLength(1)
  // Keeps the page from storing anything, as if it were closed at that moment.
  await page.evaluate(() => {
    crypto.subtle.digest = () => new Promise(() => {})
  })
  await logOut(page)
  await page.goto('/')
  await expect(greeting(page)).toContainText('Guest')
  await leavesNothing(page, person)
  const sessions = () => call(product, 'get-sessions', { token: person.auth_token })
  await expect.poll(sessions).toMatchObject({ code: 'NOTLOGGEDIN' })
})

test('a session that ended elsewhere leads to a login, with the reason, and back', async ({
  page,
  product,
}) => {
  const person = await somebody(product)
  await isHere(page, person)
  await seesOwnProfile(page, person)
  await comesBackAfter(page, () => call(product, 'logout', { token: person.auth_token }))
  await expect(page.getByText('You were logged out. Log in to go on where you were.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await leavesNothing(page, person)
})

test('a start without a network logs nobody out', async ({ page, context, product }) => {
  await isHere(page, await somebody(product))
  await openInstalled(page, '/')
  await context.setOffline(true)
  await page.reload()
  await expect(greeting(page)).toContainText('Hello, Amira')
})

test('an account that was shut says so, here and at the next login', async ({ page, product }) => {
  const person = await somebody(product)
  await isHere(page, person)
  await seesOwnProfile(page, person)
  await comesBackAfter(page, () => product.operate('accounts', 'shut', person.email))
  const why = page.getByText('This account is not active.')
  await expect(why.first()).toBeVisible()
  await expect(page).toHaveURL('/login')
  await leavesNothing(page, person)
})

test('the next person on the device finds their own, and nothing of the one before, done, waiting or to come', async ({
  page,
  context,
  product,
}) => {
  const first = await somebody(product, 'Noah Weber')
  const second = await somebody(product, 'Amira El-Sayed')
  await context.grantPermissions(['notifications'])
  await playSubscribing(page)
  await isHere(page, first)
  const pushKey = page.waitForResponse('**/public/api/get-push-key')
  await openInstalled(page, '/profile')
  await pushKey
  await page.getByText('Show messages on this device').click()
  await expect.poll(() => pushDevices(product, first.auth_token)).toHaveLength(1)
  await context.route('**/public/api/toggle-favorite-event', (route) => route.abort())
  await open(page, EVENT)
  await page.getByRole('button', { name: /^Favourite: / }).click()
  await expect.poll(async () => (await records(page, 'outbox')).length).toBe(1)
  // The page goes on at once, because a person who takes the phone would not wait for the clearing.
  await logOut(page, 'One thing was not sent yet and would be lost.')
  await context.unroute('**/public/api/toggle-favorite-event')
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(second.phone)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page
    .getByRole('textbox', { name: 'Code from the message' })
    .fill(await codeFor(product, second.phone, 2))
  await expect(greeting(page)).toContainText('Hello, Amira')
  await open(page, '/profile')
  await expect(page.getByText(second.email).first()).toBeVisible()
  await expect(page.getByText(first.email)).toHaveCount(0)
  await leavesNothing(page, first)
  expect(await records(page, 'outbox')).toEqual([])
  for (const token of [second.auth_token, await loggedInAgain(product, first)]) {
    expect(await pushDevices(product, token)).toEqual([])
    expect((await call(product, 'get-favourites', { token })).favourites).toEqual([])
  }
})

test('who is logged in stays so where the device’s database is spoilt', async ({ page, product }) => {
  const person = await somebody(product)
  await isHere(page, person)
  await page.addInitScript(() => {
    Reflect.set(IDBFactory.prototype, 'open', () => {
      throw new DOMException('The database is spoilt.', 'UnknownError')
    })
  })
  await open(page, '/profile')
  await expect(page.getByText(person.email).first()).toBeVisible()
  await logOut(page)
  await expect(greeting(page)).toContainText('Guest')
})
