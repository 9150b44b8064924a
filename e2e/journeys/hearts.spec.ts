import type { Locator, Page } from '@playwright/test'
import { records, visit } from '../offline/device.ts'
import { call, isHere, type Somebody, somebody } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { rests } from '../support/rest.ts'
import { open, openMenu } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

const PATH = '/happenings/event/night-market-and-brass'
const TITLE = 'Night Market and Brass'
const NAME = `Favourite: ${TITLE}`

const heartsOf = (page: Page) => page.getByRole('article').getByRole('button', { name: NAME })
const nothingWaits = (page: Page) =>
  expect.poll(async () => (await records(page, 'outbox')).length, { timeout: 20_000 }).toBe(0)

/** Presses a heart. Its row may grow when it comes into view, and then rests. */
async function press(page: Page, heart: Locator): Promise<void> {
  await heart.scrollIntoViewIfNeeded()
  await rests(page)
  await heart.click()
}

async function isKept(product: Product, { auth_token: token }: Somebody): Promise<boolean> {
  return JSON.stringify(await call(product, 'get-favourites', { token })).includes('night-market-and-brass')
}

/**
 * Opens the home of events with an event that has been viewed. Its card is there more than once; how often
 * depends on the day.
 */
async function openRepeated(page: Page): Promise<void> {
  await open(page, PATH)
  await open(page, '/happenings')
  await expect.poll(() => heartsOf(page).count()).toBeGreaterThan(1)
}

test('a guest’s cards have no heart, and ask for none', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (it) => asked.push(it.url()))
  await open(page, '/')
  await rests(page)
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
  expect(asked.filter((it) => /favourite|heart/.test(it))).toEqual([])
})

test('a heart on one card is red at once, there and wherever else the thing is', async ({
  page,
  product,
}) => {
  const me = await somebody(product)
  await isHere(page, me)
  await openRepeated(page)
  const [first, other] = [heartsOf(page).first(), heartsOf(page).last()]
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  // The keyboard works too, without following the link of the card.
  await first.focus()
  for (const isPressed of ['true', 'false']) {
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-pressed', isPressed)
    await expect(first).toBeFocused()
  }
  const box = await first.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  // The heart is red as soon as it is pressed, whatever the server answers later.
  expect(
    await first.evaluate(async (it: HTMLElement) => {
      it.click()
      await new Promise(requestAnimationFrame)
      return it.ariaPressed
    }),
  ).toBe('true')
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/happenings')
  await expect.poll(() => isKept(product, me)).toBe(true)
  await nothingWaits(page)
  await expect(other).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('article').getByRole('link', { name: TITLE }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  const ofPage = page.getByRole('button', { name: NAME })
  await expect(ofPage).toHaveAttribute('aria-pressed', 'true')
  await ofPage.click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(other).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => isKept(product, me)).toBe(false)
  await nothingWaits(page)
  await expect(first).toHaveAttribute('aria-pressed', 'false')
})

test.describe('without a network', () => {
  test.use(withoutNetwork)

  test('cards have their hearts, take new ones, and have none after logging out', async ({
    page,
    context,
    product,
  }) => {
    const me = await somebody(product)
    const { auth_token: token } = me
    await call(product, 'toggle-favorite-event', {
      token,
      slug: 'night-market-and-brass',
      is_favorited: true,
    })
    await isHere(page, me)
    await visit(page, '/happenings')
    const heart = heartsOf(page).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.waitForFunction(() => Object.values(localStorage).some((it) => it.includes('favourite marks')))
    await context.setOffline(true)
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await press(page, heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(async () => (await records(page, 'outbox')).length).toBe(1)
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    // The favourite is taken back on a screen without its hearts.
    await page.goto('/services')
    await page.getByRole('button', { name: 'See', exact: true }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await page.getByRole('button', { name: 'Discard for good' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Events/ })
      .click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await press(page, heart)
    await expect.poll(async () => (await records(page, 'outbox')).length).toBe(1)
    await context.setOffline(false)
    await expect.poll(() => isKept(product, me), { timeout: 20_000 }).toBe(false)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    await page.goto('/')
    await openMenu(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page.locator('header')).toContainText('Guest')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
  })
})
