import type { Page } from '@playwright/test'
import { open } from '../support/screens.ts'
import { expect, networkGone, test } from '../support/test.ts'

// The browser itself reports what was refused, and a worker it could not fetch.
test.use({ expectedNoise: networkGone })

const LONGEST_FIRST_WAIT = 3_000

const first = (page: Page) => page.locator('picture img').first()
const hasCome = (page: Page) => first(page).evaluate((image: HTMLImageElement) => image.naturalWidth > 0)

test('a picture that is refused leaves its colour, and comes when it is asked for again', async ({
  page,
}) => {
  const refused = new Set<string>()
  await page.route('**/img/**', (route) => {
    const url = route.request().url()
    if (refused.has(url)) return route.continue()
    refused.add(url)
    return route.fulfill({ status: 503 })
  })
  await page.goto('/')
  await expect(first(page)).toHaveAttribute('data-failed')
  await expect(first(page)).toHaveCSS('visibility', 'hidden')
  const frame = page.locator('div:has(> picture)').first()
  await expect(frame).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const before = await frame.boundingBox()
  await expect.poll(() => hasCome(page)).toBe(true)
  await expect(first(page)).toBeVisible()
  expect(await frame.boundingBox()).toEqual(before)
})

test('a picture missed without a network comes once there is one', async ({ page, context }) => {
  await page.route('**/img/**', (route) => route.abort())
  await open(page, '/')
  await expect(first(page)).toHaveAttribute('data-failed')
  await context.setOffline(true)
  await page.unroute('**/img/**')
  // Asked for without a network it would fail again.
  await page.waitForTimeout(LONGEST_FIRST_WAIT)
  expect(await hasCome(page)).toBe(false)
  await context.setOffline(false)
  await expect.poll(() => hasCome(page), { intervals: [200] }).toBe(true)
  await expect(first(page)).toBeVisible()
})
