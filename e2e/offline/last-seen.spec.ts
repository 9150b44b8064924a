import type { Page } from '@playwright/test'
import { booked } from '../support/bookings.ts'
import { isHere, somebody } from '../support/people.ts'
import { openMenu } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'
import { visit } from './device.ts'

test.use(withoutNetwork)

interface Start {
  /** Whether the first card was there before React took over the page. */
  early: boolean
  title: string | null
  top: number
  language: string
  direction: string
  accent: string
}

declare global {
  interface Window {
    began?: Start
  }
}

/** Makes each page note when its first card came, and tap the menu at that moment. */
async function watchStarts(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const seen = new MutationObserver(() => {
      const card = document.querySelector('main article')
      const root = document.getElementById('root')
      if (!card || !root) return
      seen.disconnect()
      window.began = {
        early: !Object.keys(root).some((it) => it.startsWith('__reactContainer')),
        title: card.querySelector('a')?.textContent ?? null,
        top: card.getBoundingClientRect().top,
        language: document.documentElement.lang,
        direction: document.documentElement.dir,
        accent: getComputedStyle(document.documentElement).getPropertyValue('--accent-light'),
      }
      if (location.hash === '#tap') document.querySelector<HTMLElement>('header [aria-haspopup]')?.click()
    })
    seen.observe(document, { childList: true, subtree: true })
  })
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('hot screen'))

/** Visits the home screen, until it is stored for the next start. */
async function seeHome(page: Page): Promise<void> {
  await watchStarts(page)
  await visit(page, '/')
  await expect.poll(() => kept(page)).toContain('<article')
}

/** Hides the page, as when the person goes to another app. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

async function startAgain(page: Page, path = '/'): Promise<Start & { next: Page }> {
  const next = await page.context().newPage()
  await next.goto(path)
  await expect(next.getByRole('article').first()).toBeVisible()
  return { next, ...(await next.evaluate(() => window.began as Start)) }
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('a start shows the home screen as it was, in the colour of the store, before the app is there', async ({
    page,
    context,
    product,
  }) => {
    try {
      await product.operate('settings', 'set', 'storeColor', '#7A1FA2')
      await seeHome(page)
      const title = await page.getByRole('article').first().getByRole('link').textContent()
      await context.setOffline(true)
      expect(await startAgain(page)).toMatchObject({
        early: true,
        title,
        language: 'ar',
        direction: 'rtl',
        accent: '#7a1fa2',
      })
    } finally {
      await product.operate('settings', 'reset', 'storeColor')
    }
  })
})

test('the app comes to stand exactly where it was shown, below what it has to say', async ({
  page,
  context,
}) => {
  await seeHome(page)
  await context.setOffline(true)
  const { next, top } = await startAgain(page)
  await expect(next.getByText(/You’re offline\. Updated/)).toBeVisible()
  const card = next.getByRole('article').first()
  expect(await card.evaluate((it) => it.getBoundingClientRect().top)).toBeCloseTo(top, 0)
})

test('what only some have of it, hearts and the next booking, stays when the app comes', async ({
  page,
  context,
  product,
}) => {
  const person = await somebody(product)
  await booked(product, person.auth_token)
  await isHere(page, person)
  await seeHome(page)
  const isOnDevice = (what: string) =>
    page.waitForFunction((it) => Object.values(localStorage).some((value) => value.includes(it)), what)
  // A page that was painted for everybody has no place for the booking.
  await isOnDevice('unique_booking_id')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your next booking' })).toBeVisible()
  await expect(page.locator('header a[href="/notifications"]')).toContainText('1')
  for (const it of ['favourite marks', 'Your next booking', 'aria-pressed']) await isOnDevice(it)
  await leave(page)
  await context.setOffline(true)
  await context.addInitScript(() => {
    const all = [
      'article [aria-pressed]',
      '[aria-label="Your next booking"]',
      'header a[href="/notifications"] span',
    ]
    const [came, gone] = [new Set<string>(), new Set<string>()]
    Object.assign(window, { gone })
    new MutationObserver(() => {
      for (const it of all) {
        if (document.querySelector(it)) came.add(it)
        else if (came.has(it)) gone.add(it)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  const { next, early } = await startAgain(page)
  expect(early).toBe(true)
  // Only the running app shows this.
  await expect(next.getByText(/You’re offline\. Updated/)).toBeVisible()
  await expect(next.locator('header a[href="/notifications"]')).toContainText('1')
  expect(await next.evaluate(() => [...(Reflect.get(window, 'gone') as Set<string>)])).toEqual([])
})

test('a tap on it is answered when the app is there', async ({ page, context }) => {
  await seeHome(page)
  await context.setOffline(true)
  const { next, early } = await startAgain(page, '/#tap')
  expect(early).toBe(true)
  await expect(next.getByRole('dialog')).toBeVisible()
})

test('in another language, around another place, of somebody else or of another build it is not shown', async ({
  page,
  context,
  product,
}) => {
  const { auth_token, id, name } = await somebody(product)
  await seeHome(page)
  const screen = (await kept(page)) ?? ''
  await page.close()
  const quiet = await context.newPage()
  for (const [key, value] of [
    ['language', 'es'],
    ['place', JSON.stringify({ name: 'Cala', latitude: 38.7, longitude: -31.9 })],
    ['user', JSON.stringify({ auth_token, id, name })],
    ['hot screen', '{"of":"another","html":"<main><article>An older one</article></main>"}'],
  ] as const) {
    await quiet.goto('/version.json')
    await quiet.evaluate(
      ([key, value, screen]) => {
        for (const it of ['language', 'place', 'user']) localStorage.removeItem(it)
        localStorage.setItem('hot screen', screen)
        localStorage.setItem(key, value)
      },
      [key, value, screen] as const,
    )
    const { next, early } = await startAgain(quiet)
    expect(early, key).toBe(false)
    await next.close()
  }
})

test('nor on another day', async ({ page, context }) => {
  await seeHome(page)
  await context.setOffline(true)
  await context.clock.setFixedTime(Date.now() + 24 * 3_600_000)
  expect((await startAgain(page)).early).toBe(false)
})

test('what lies open over the home screen is no part of it', async ({ page }) => {
  await seeHome(page)
  await openMenu(page)
  await page.evaluate(() => localStorage.setItem('hot screen', 'as before'))
  await leave(page)
  expect((await kept(page)) === 'as before').toBe(true)
})

test('a logout takes it along', async ({ page, product }) => {
  const person = await somebody(product)
  await isHere(page, person)
  await seeHome(page)
  expect(await kept(page)).toContain('Hello, Amira')
  // Hides the page at the moment in which the account is gone and its screen is not.
  await page.evaluate(() =>
    addEventListener('storage', () => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      for (const it of document.querySelectorAll('dialog[open]')) it.removeAttribute('open')
      document.dispatchEvent(new Event('visibilitychange'))
    }),
  )
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Sign Out' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('header')).toContainText('Guest')
  expect((await kept(page)) ?? '').not.toContain('Hello, Amira')
})
