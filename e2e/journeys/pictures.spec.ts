import type { Page } from '@playwright/test'
import { rests } from '../support/rest.ts'
import { open } from '../support/screens.ts'
import { expect, networkGone, test } from '../support/test.ts'

// The browser itself reports refused requests, and a worker that it could not fetch.
test.use({ expectedNoise: networkGone })

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
  await page.clock.install()
  await page.route('**/img/**', (route) => route.abort())
  await open(page, '/')
  await expect(first(page)).toHaveAttribute('data-failed')
  await context.setOffline(true)
  await page.unroute('**/img/**')
  // A picture that was asked for without a network would fail again.
  await page.clock.runFor(60_000)
  await rests(page)
  expect(await hasCome(page)).toBe(false)
  await context.setOffline(false)
  await expect.poll(() => hasCome(page), { intervals: [200] }).toBe(true)
  await expect(first(page)).toBeVisible()
})

test('on a narrow line only the first covers are urgent, though smaller pictures stand above them', async ({
  page,
  context,
}) => {
  const urgent = new Set<string>()
  const addresses = new Map<string, string>()
  const debug = await context.newCDPSession(page)
  const noted = (requestId: string, priority: string) => {
    const address = addresses.get(requestId)
    if (address && priority === 'High') urgent.add(address)
  }
  debug.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Image') addresses.set(requestId, request.url)
    noted(requestId, request.initialPriority)
  })
  debug.on('Network.resourceChangedPriority', ({ requestId, newPriority }) => noted(requestId, newPriority))
  await debug.send('Network.enable')
  // Pictures wait until the browser has laid out the page.
  let letCome = () => {}
  const isLaidOut = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/img/**', (route) => isLaidOut.then(() => route.continue()))
  await page.goto('/happenings', { waitUntil: 'domcontentloaded' })
  await rests(page)
  letCome()
  await expect.poll(() => hasCome(page)).toBe(true)
  const covers = await page
    .locator('img[loading=eager]')
    .evaluateAll((images) => images.map((it) => (it as HTMLImageElement).currentSrc))
  expect(covers).not.toEqual([])
  expect([...urgent].toSorted()).toEqual(covers.toSorted())
})
