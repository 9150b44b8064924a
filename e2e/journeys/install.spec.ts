import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { test as deviceTest, firstPage } from '../support/device.ts'
import { hasReact, rests } from '../support/rest.ts'
import { expect, test, withWorker } from '../support/test.ts'
import { openInstalled } from '../update/app.ts'

const sized = v.object({ src: v.string(), sizes: v.string(), type: v.string() })
const manifestSchema = v.object({
  icons: v.array(sized),
  screenshots: v.array(sized),
  shortcuts: v.array(v.object({ url: v.string(), icons: v.array(sized) })),
})

test.describe('with its worker', () => {
  test.use(withWorker)

  test('the browser finds nothing that keeps the app from being installed', async ({ page }) => {
    await openInstalled(page, '/')
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' })
    const cdp = await page.context().newCDPSession(page)
    const { errors } = await cdp.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
    // The windows of tests are private ones, in which nothing can be installed.
    expect(installabilityErrors.filter((it) => it.errorId !== 'in-incognito')).toEqual([])
  })
})

deviceTest(
  'the browser’s own offer finds somebody who listens, however late the app comes',
  async ({ device }) => {
    const page = await firstPage(await device.open())
    await page.addInitScript(() => {
      const kept: boolean[] = []
      Object.assign(window, { kept })
      addEventListener('beforeinstallprompt', (event) => setTimeout(() => kept.push(event.defaultPrevented)))
    })
    let letCome = () => {}
    const isLate = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route('**/assets/react-*.js', (route) => isLate.then(() => route.continue()))
    await page.goto('/')
    await rests(page)
    letCome()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'kept'))).toEqual([true])
  },
)

test('every picture and every page the manifest names is there, in the size it says', async ({ page }) => {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync('manifest.webmanifest', 'utf8')))
  await page.goto('/')
  const pictures = [manifest.icons, manifest.screenshots, ...manifest.shortcuts.map((it) => it.icons)].flat()
  expect(pictures.length).toBeGreaterThan(8)
  for (const { src, sizes, type } of pictures) {
    const found = await page.evaluate(async (address) => {
      const answer = await fetch(address)
      const picture = Object.assign(new Image(), { src: address })
      await picture.decode()
      return [answer.headers.get('content-type'), `${picture.naturalWidth}x${picture.naturalHeight}`]
    }, src)
    expect([src, ...found]).toEqual([src, type, sizes === 'any' ? found[1] : sizes])
  }
  for (const { url } of manifest.shortcuts) {
    const answer = await page.goto(url)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

/** Sends the event that Chromium sends when an app can be installed. In a private window it never does. */
const offerFromBrowser = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      Object.assign(window, { prompted: true })
      return { outcome: 'accepted' }
    }
    dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  })

/** Waits until the app has counted the visit: it then runs on the page that the server painted. */
const visitIsCounted = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('install')?.includes('"visits":2'))

const card = (page: Page) => page.getByRole('region', { name: 'Keep Quayside at hand' })

test.describe('who comes back', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('install'))
        localStorage.setItem('install', JSON.stringify({ visits: 1, lastSeenAt: 1 }))
    })
    await page.clock.install()
    await page.goto('/')
    await visitIsCounted(page)
  })

  const toFavourites = (page: Page) => page.getByRole('link', { name: 'Favourites' }).click()

  test('is offered to install, not on the first screen, and by the browser’s own prompt', async ({
    page,
  }) => {
    expect(await offerFromBrowser(page)).toBe(true)
    await page.clock.runFor(10_000)
    await rests(page)
    await expect(card(page)).toHaveCount(0)
    await toFavourites(page)
    await page.clock.runFor(10_000)
    await expect(card(page)).toBeVisible()
    await card(page).getByRole('button', { name: 'Install' }).click()
    expect(await page.evaluate(() => 'prompted' in window)).toBe(true)
    await expect(card(page)).toHaveCount(0)
  })

  test('is not asked again for a month after a no', async ({ page }) => {
    await offerFromBrowser(page)
    await toFavourites(page)
    await page.clock.runFor(10_000)
    await card(page).getByRole('button', { name: 'Not now' }).click()
    await expect(card(page)).toHaveCount(0)
    await page.reload()
    await hasReact(page)
    await offerFromBrowser(page)
    await page.getByRole('link', { name: 'Bookings' }).click()
    await page.clock.runFor(10_000)
    await rests(page)
    await expect(card(page)).toHaveCount(0)
  })
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })

  test('the way over the share menu is shown', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('install', JSON.stringify({ visits: 1, lastSeenAt: 1 })),
    )
    await page.goto('/')
    await visitIsCounted(page)
    await page.getByRole('link', { name: 'Favourites' }).click()
    await expect(card(page)).toContainText('Add to Home Screen')
    await card(page).getByRole('button', { name: 'Close' }).click()
    await expect(card(page)).toHaveCount(0)
  })
})
