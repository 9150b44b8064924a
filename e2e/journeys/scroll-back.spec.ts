import type { Page } from '@playwright/test'
import { visit } from '../offline/device.ts'
import { hasReact, rests } from '../support/rest.ts'
import { nothingLoads, open } from '../support/screens.ts'
import { expect, test, withoutNetwork, withWorker } from '../support/test.ts'

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

const goDown = (page: Page, top: number) =>
  page.evaluate((to) => {
    scrollTo({ top: to })
    // The page hears of the scrolling with the next frame.
    return new Promise(requestAnimationFrame)
  }, top)

/** Taps a link without scrolling to it, as a click by its locator might. */
const tap = (page: Page, link: string) =>
  page
    .locator(link)
    .first()
    .evaluate((it: HTMLElement) => it.click())

/** Waits until the app runs and nothing moves any more. */
async function comesToRest(page: Page): Promise<void> {
  await hasReact(page)
  await nothingLoads(page)
  await rests(page)
}

/** Notes all scroll positions at which the page is painted from now on. */
const notePlaces = (page: Page) =>
  page.evaluate(() => {
    const places = new Set<number>()
    Object.assign(window, { places })
    const note = () => {
      places.add(Math.round(scrollY))
      requestAnimationFrame(note)
    }
    note()
  })

const notedPlaces = (page: Page) => page.evaluate(() => [...Reflect.get(window, 'places')] as number[])

const NOTICE_PX = 44

/** The paths, and how far down to scroll on each. */
const deep = [
  ['/', 500],
  ['/happenings/explore-events', 3_000],
  ['/rentals/vehicle/electric-launch-dormouse-no-licence-needed', 900],
] as const

test.describe('loaded anew', () => {
  test.use(withoutNetwork)

  test('a page is where one left it, with a network and without', async ({ page, context }) => {
    await visit(page, '/')
    for (const [path, top] of deep)
      await test.step(path, async () => {
        await open(page, path)
        await comesToRest(page)
        await goDown(page, top)
        // Skipped rows may turn out higher than estimated; the list then keeps the visible ones in place.
        await comesToRest(page)
        const left = await place(page)
        for (const isOffline of [false, true]) {
          await context.setOffline(isOffline)
          await page.reload()
          // Without a network a notice is shown above the page, which then may have moved by its height.
          const either = isOffline ? [left, left + NOTICE_PX] : [left]
          await expect.poll(async () => either.includes(await place(page))).toBe(true)
          await comesToRest(page)
          expect(either).toContain(await place(page))
        }
        await context.setOffline(false)
      })
  })

  test('it goes on to there when the rest of it comes late, unless it was moved meanwhile', async ({
    page,
  }) => {
    await visit(page, '/')
    await page.goto('/search?vertical=events&q=a')
    await comesToRest(page)
    await goDown(page, 900)
    let answer = () => {}
    await page.route('**/public/api/search-listings', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
    const reload = async () => {
      await page.reload()
      await page.locator('[aria-busy=true]').first().waitFor()
      await rests(page)
      expect(await place(page)).toBeLessThan(800)
    }
    await reload()
    answer()
    await expect.poll(() => place(page)).toBe(900)

    await reload()
    await page.mouse.move(195, 400)
    const before = place(page)
    await before
    await page.mouse.wheel(0, -20)
    await expect.poll(() => place(page)).toBeLessThan(await before)
    await rests(page)
    const moved = await place(page)
    answer()
    await comesToRest(page)
    expect(await place(page)).toBe(moved)
  })
})

test('a screen begins at its top, and the one before is where it was: neither slides there', async ({
  page,
}) => {
  await open(page, '/happenings')
  await comesToRest(page)
  await goDown(page, 1_000)
  await notePlaces(page)
  await tap(page, 'main a[href^="/happenings/event/"]')
  await expect(page).toHaveURL(/\/happenings\/event\//)
  await comesToRest(page)
  expect(await notedPlaces(page)).toEqual([1_000, 0])
  await notePlaces(page)
  await page.goBack()
  await expect(page).toHaveURL('/happenings')
  await comesToRest(page)
  expect(await notedPlaces(page)).toEqual([0, 1_000])
})

/** The first row in the lower half of the screen, and its position. */
const firstSeen = (page: Page) =>
  page.locator('main li[data-index]').evaluateAll((rows) => {
    const seen = rows.find((it) => it.getBoundingClientRect().top > innerHeight / 2)
    return [seen?.getAttribute('data-index'), Math.round(seen?.getBoundingClientRect().top ?? 0)]
  })

for (const path of ['/happenings/explore-events', '/happenings/events-map?at=38.7079,-31.9443&zoom=14'])
  test(`the same row of a list is where it was: ${path}`, async ({ page }) => {
    await open(page, path)
    await comesToRest(page)
    await page.mouse.move(195, 700)
    for (let to = 200; to <= 1_600; to += 200) {
      await page.mouse.wheel(0, 200)
      await rests(page)
    }
    await comesToRest(page)
    const left = await firstSeen(page)
    expect(Number(left[0])).toBeGreaterThan(10)
    await tap(page, `main li[data-index="${left[0]}"] a`)
    await expect(page).toHaveURL(/\/happenings\/event\//)
    await comesToRest(page)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await comesToRest(page)
    expect(await firstSeen(page)).toEqual(left)
  })

for (const [locale, path, which, onwards] of [
  ['en-GB', '/happenings', 'last', 1],
  ['ar', '/', 'first', -1],
] as const)
  test.describe(`a row, in ${locale}`, () => {
    test.use({ ...withWorker, locale })

    test('has more before it ends, and is as far on as it was pushed', async ({ page }) => {
      const row = page.locator('main section[aria-label] ul')[which]()
      const left = () => row.evaluate((it) => Math.round(it.scrollLeft))
      const push = (to: number) =>
        row.evaluate((it, at) => {
          it.scrollLeft = at
        }, onwards * to)
      await visit(page, path)
      await row.scrollIntoViewIfNeeded()
      // The rest of the cards loads before the person reaches the last of the first few.
      await push(500)
      await expect.poll(() => row.evaluate((it) => it.scrollWidth)).toBeGreaterThan(2_000)
      await push(1_500)
      await rests(page)
      const pushed = await left()
      expect(onwards * pushed).toBeGreaterThan(1_000)
      await tap(page, 'nav a[href="/favourites"]')
      await expect(page).toHaveURL('/favourites')
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(left).toBe(pushed)
      await page.reload()
      await expect.poll(left).toBe(pushed)
      await comesToRest(page)
      expect(await left()).toBe(pushed)
    })
  })

test.describe('moved before the app runs', () => {
  test('a page stays where it is, and is there again when one comes back', async ({ page }) => {
    let letRun = () => {}
    const mayRun = new Promise<void>((resolve) => {
      letRun = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await mayRun
      await route.continue()
    })
    await page.goto('/happenings', { waitUntil: 'commit' })
    await page.locator('main article').last().waitFor({ state: 'attached' })
    await page.mouse.move(195, 400)
    await page.mouse.wheel(0, 700)
    await expect.poll(() => place(page)).toBe(700)
    letRun()
    await comesToRest(page)
    expect(await place(page)).toBe(700)
    await tap(page, 'nav a[href="/favourites"]')
    await expect(page).toHaveURL('/favourites')
    await page.goBack()
    await expect(page).toHaveURL('/happenings')
    await expect.poll(() => place(page)).toBe(700)
    await page.reload()
    await comesToRest(page)
    expect(await place(page)).toBe(700)
  })
})
