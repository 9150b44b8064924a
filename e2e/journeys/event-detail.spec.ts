import type { Page } from '@playwright/test'
import { records, visit } from '../offline/device.ts'
import { call, isHere, somebody } from '../support/people.ts'
import { open, usable } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

const PATH = '/happenings/event/night-market-and-brass'
const TITLE = 'Night Market and Brass'

test('a map that does not come holds up nothing else', async ({ page, context }) => {
  const asked: string[] = []
  await context.route('**/tiles/**', (route) => void asked.push(route.request().url()))
  await open(page, PATH)
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBe(3)
  await page.getByRole('link', { name: 'Book Tickets' }).click()
  await expect(page.getByRole('button', { name: 'ADD Standard' })).toBeVisible()
  expect(asked).toHaveLength(3)
})

test('a guest opens a card, reads, looks at the pictures, hands the link on and is back where they were', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/search?vertical=events&q=market')
  const card = page.getByRole('article').filter({ hasText: TITLE })
  await card.getByRole('link', { name: TITLE }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  // A tap anywhere on the card opens its page.
  await card.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(PATH)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page).toHaveTitle(`${TITLE} · Quayside`)
  await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0)

  const more = page.getByRole('button', { name: 'Read more' })
  await more.click()
  await expect(page.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${PATH}$`))

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(card).toBeInViewport()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBe(before)
})

test.describe('what is said of it', () => {
  test.use(withoutNetwork)

  test('is read to the end, by its stars too; without a network what was read before is still there', async ({
    page,
    context,
  }) => {
    await open(page, '/happenings/event/pub-quiz-at-the-three-gulls-sea-edition')
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
    await expect(page.getByText(/^5 stars: \d+$/)).toBeAttached()
    await page.getByRole('button', { name: 'All reviews' }).click()
    const all = page.getByRole('dialog', { name: 'All reviews' })
    await expect(all.getByRole('article').nth(5)).toBeVisible()
    await all.getByRole('button', { name: '3 stars' }).click()
    await expect(all.getByText(/^[45]\.0 of 5$/)).toHaveCount(0)
    await expect(all.getByText('3.0 of 5').first()).toBeAttached()
    await context.setOffline(true)
    await all.getByRole('button', { name: 'Any' }).click()
    await expect(all.getByRole('article').nth(5)).toBeVisible()
    await all.getByRole('button', { name: '4 stars' }).click()
    await expect(all.getByText('You are offline')).toBeVisible()
  })
})

test('the pictures are looked at by keyboard, and the focus comes back', async ({ page }) => {
  await open(page, PATH)
  const second = page.getByRole('button', { name: /^Open picture 2 of/ })
  await usable(second)
  await second.focus()
  await page.keyboard.press('Enter')
  const pictures = page.getByRole('dialog', { name: 'Photos' })
  await expect(pictures.getByRole('status')).toHaveText(/^Picture 2 of/)
  const next = await pictures.getByRole('button', { name: 'Next picture' }).boundingBox()
  expect(Math.min(next?.width ?? 0, next?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByRole('status')).toHaveText(/^Picture 3 of/)
  await page.keyboard.press('ArrowLeft')
  await expect(pictures.getByRole('status')).toHaveText(/^Picture 2 of/)
  await page.keyboard.press('Escape')
  await expect(pictures).toHaveCount(0)
  await expect(second).toBeFocused()
})

test.describe('with two fingers', () => {
  test.use({ hasTouch: true })

  test('a picture is drawn nearer, moved about by one, and pushed back', async ({ page }) => {
    await open(page, PATH)
    await page.getByRole('button', { name: /^Open picture 1 of/ }).click()
    const picture = page.getByRole('img', { name: /^Picture 1 of/ })
    await usable(picture)
    await picture.evaluate((it: HTMLImageElement) => it.decode())
    const as = () =>
      picture.evaluate((it) => ({ ...it.getBoundingClientRect().toJSON(), screen: innerWidth }))
    const whole = await as()
    const fingers = await touching(page)

    await fingers.draw([150, 240], [40, 350])
    const nearer = await as()
    expect(nearer.width).toBeGreaterThan(whole.width * 2)
    await fingers.draw([200], [120])
    expect((await as()).left).toBeCloseTo(nearer.left - 80, 0)
    await expect(page.getByRole('status').filter({ hasText: 'Picture' })).toHaveText(/^Picture 1 of/)
    await fingers.draw([20, 370], [180, 210])
    expect(await as()).toEqual(whole)
  })
})

/** Moves fingers side by side in the middle of the screen, from some columns to others. */
async function touching(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', columns: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: columns.map((x, id) => ({ x, y: 422, id })),
    })
  const steps = [0.25, 0.5, 0.75, 1]
  return {
    async draw(from: number[], to: number[]) {
      await touch('touchStart', from)
      for (const part of steps) {
        await touch(
          'touchMove',
          from.map((x, i) => x + ((to[i] ?? x) - x) * part),
        )
      }
      await touch('touchEnd', [])
    },
  }
}

/** Discards what waits in the outbox, so that it is never sent. */
async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See', exact: true }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('button', { name: 'Discard for good' }).click()
}

test.describe('a customer', () => {
  test.use(withoutNetwork)

  test('finds it among the favourites, also without a network, and lets it go there', async ({
    page,
    context,
    product,
  }) => {
    await isHere(page, await somebody(product))
    await visit(page, PATH)
    const kept = page.getByRole('main').getByRole('listitem')
    const heart = page.getByRole('button', { name: `Favourite: ${TITLE}` })
    await context.setOffline(true)
    await heart.click()
    await expect.poll(async () => (await records(page, 'outbox')).length).toBe(1)
    await page.goto('/favourites')
    await expect(kept).toContainText(TITLE)
    await takeBack(page)
    await expect(kept).toHaveCount(0)
    await page.goto(PATH)
    await heart.click()
    await expect.poll(async () => (await records(page, 'outbox')).length).toBe(1)
    await page.goto('/favourites')
    await expect(kept).toContainText(TITLE)
    const asMarked = await kept.textContent()
    await context.setOffline(false)
    await expect.poll(async () => (await records(page, 'outbox')).length, { timeout: 20_000 }).toBe(0)
    await open(page, '/favourites')
    await expect(kept).toHaveText(asMarked ?? '')
    const isOnDevice = async () =>
      (await records(page, 'query')).some((it) => String(it.key).includes('"favourites"'))
    await expect.poll(isOnDevice).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await takeBack(page)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(async () => (await records(page, 'outbox')).length).toBe(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await records(page, 'outbox')).length, { timeout: 20_000 }).toBe(0)
    await open(page, '/favourites')
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  })
})

test.describe('a customer in a hurry', () => {
  test.use({ expectedNoise: /status of 404/ })

  test('taps the heart seven times on a slow network: it is as the last tap said, here and there', async ({
    page,
    product,
  }) => {
    const { auth_token: token, ...person } = await somebody(product)
    await isHere(page, { auth_token: token, ...person })
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/public/api/toggle-favorite-event', (route) => answered.then(() => route.continue()))
    // The answer to a request from before the taps arrives after them.
    await page.route('**/public/api/get-event-info-with-favourite*', async (route) => {
      const response = await route.fetch()
      await answered
      await route.fulfill({ response })
    })
    await open(page, PATH)
    const heart = page.getByRole('button', { name: `Favourite: ${TITLE}` })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const shown = await heart.evaluate(async (it: HTMLElement) => {
      const states: unknown[] = []
      // The taps come at uneven intervals: some before the one before is stored, some while it is being sent.
      for (const frames of [1, 1, 3, 1, 12, 1, 1]) {
        it.click()
        for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
        states.push(it.ariaPressed)
      }
      return states
    })
    expect(shown).toEqual(['true', 'false', 'true', 'false', 'true', 'false', 'true'])
    answer()
    // An empty outbox alone proves nothing, since the last tap may not be stored yet.
    const there = async () => (await call(product, 'get-favourites', { token })).favourites
    await expect(async () => {
      expect(await there()).toMatchObject([{ title: TITLE }])
      expect(await records(page, 'outbox')).toEqual([])
    }).toPass({ timeout: 20_000 })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    // The server's refusal undoes it, and is shown once.
    await open(page, '/favourites')
    expect(await there()).toMatchObject([{ title: TITLE }])
    await page.unroute('**/public/api/toggle-favorite-event')
    await page.route('**/public/api/toggle-favorite-event', (route) =>
      route.fulfill({ status: 404, json: { success: false, code: 'NOT_FOUND', message: 'It is gone.' } }),
    )
    await heart.click()
    await expect(page.getByRole('status').filter({ hasText: 'It is gone.' })).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('where there is no such event', () => {
  test.use({ expectedNoise: /status of 404/ })

  test('a link to it says so, shows what there is instead, and leads on', async ({ page }) => {
    await page.goto('/happenings/event/there-is-no-such-event')
    await expect(page.getByRole('heading', { level: 1, name: 'This is gone' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Coming up' }).getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: 'See what else there is' }).click()
    await expect(page).toHaveURL('/happenings')
  })
})
