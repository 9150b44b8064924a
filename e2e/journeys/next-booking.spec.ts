import type { Page } from '@playwright/test'
import { nothingIsLostInLargeLetters } from '../a11y/large-text.ts'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { sizes } from '../look/walk.ts'
import { records, visit } from '../offline/device.ts'
import { booked } from '../support/bookings.ts'
import { watchPainting, whatWasSeen } from '../support/painting.ts'
import { codeFor, isHere, somebody } from '../support/people.ts'
import { rests } from '../support/rest.ts'
import { nothingLoads, open } from '../support/screens.ts'
import { expect, test, withoutNetwork, withWorker } from '../support/test.ts'

const TITLE = 'Night Market and Brass'
const nextOf = (page: Page) => page.getByRole('region', { name: 'Your next booking' })

/** Checks that no next booking is shown. It would come a moment after the rest of the page. */
async function nothingIsNext(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible()
  await rests(page)
  await expect(nextOf(page)).toHaveCount(0)
}

/** Waits until the device has stored the booking for later starts. */
const isRemembered = (page: Page) =>
  page.waitForFunction(() => Object.values(localStorage).some((it) => it.includes('unique_booking_id')))

test.describe('on a device that has it', () => {
  test.use(withWorker)

  test('it stands between the verticals and what is around, moves nothing, and opens', async ({
    page,
    product,
  }) => {
    const me = await somebody(product)
    const reference = await booked(product, me.auth_token)
    await isHere(page, me)
    await visit(page, '/')
    await isRemembered(page)
    await watchPainting(page)
    await page.reload()
    const next = nextOf(page)
    await expect(next).toContainText(TITLE)
    await expect(next).toContainText('1 ticket')
    await expect(next).toContainText(/ · in \d+ (min|h|days?)/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await nothingLoads(page)
    await rests(page)
    expect((await whatWasSeen(page)).moved).toEqual([])
    await axeFindsNothing(page)
    const [above, own, below] = await Promise.all(
      [page.getByRole('navigation', { name: 'Services' }), next, page.getByRole('article').first()].map(
        (it) => it.boundingBox(),
      ),
    )
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(own?.y ?? 0)
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    expect(own?.height).toBeGreaterThanOrEqual(44)
    await page.setViewportSize(sizes.phone)
    await nothingIsLostInLargeLetters(page)
    await next.getByRole('link').click()
    await expect(page).toHaveURL(`/happenings/my-bookings/${reference}`)
  })
})

test('who logs in on a new device finds it on the home that they are led to', async ({ page, product }) => {
  const me = await somebody(product)
  await booked(product, me.auth_token)
  await open(page, '/login')
  await page.getByLabel('Phone number').fill(me.phone)
  await page.keyboard.press('Enter')
  // The rest of the screen has arrived before anybody could have typed the code.
  await rests(page)
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(product, me.phone, 2))
  await expect(page.locator('header')).toContainText('Hello, Amira')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(nextOf(page)).toContainText(TITLE)
})

test.describe('on a page that was painted for anybody', () => {
  test('what is read already does not move for it; it is there the next time', async ({ page, product }) => {
    const me = await somebody(product)
    await booked(product, me.auth_token)
    await isHere(page, me)
    await watchPainting(page)
    await open(page, '/')
    await isRemembered(page)
    await nothingLoads(page)
    await nothingIsNext(page)
    expect((await whatWasSeen(page)).moved).toEqual([])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(nextOf(page)).toContainText(TITLE)
  })
})

test('what is cancelled is gone from it, and who has nothing sees nothing', async ({ page, product }) => {
  const me = await somebody(product)
  const reference = await booked(product, me.auth_token)
  await isHere(page, me)
  await open(page, `/happenings/my-bookings/${reference}`)
  await isRemembered(page)
  await page.getByRole('button', { name: 'Manage Ticket' }).last().click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByText('Cancelled')).toBeVisible()
  await page.waitForFunction(
    () => !Object.values(localStorage).some((it) => it.includes('unique_booking_id')),
  )
  await open(page, '/')
  await nothingIsNext(page)
})

test('a guest sees nothing of it, and nothing is asked for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (it) => asked.push(it.url()))
  await open(page, '/')
  await rests(page)
  await expect(nextOf(page)).toHaveCount(0)
  expect(asked.filter((it) => /booking|coming/.test(it))).toEqual([])
})

test.describe('without a network', () => {
  test.use(withoutNetwork)

  test('it is there from a cold start, until its cancelling waits', async ({ page, context, product }) => {
    const me = await somebody(product)
    const reference = await booked(product, me.auth_token)
    await isHere(page, me)
    await visit(page, '/')
    await isRemembered(page)
    const isWhole = async () =>
      (await records(page, 'query')).some((it) => String(it.key).includes(reference))
    await expect.poll(isWhole).toBe(true)
    await context.setOffline(true)
    await page.goto('about:blank')
    await page.goto('/')
    await nextOf(page).getByRole('link').click()
    await page.getByRole('button', { name: 'Manage Ticket' }).last().click()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(page.getByText('Your cancellation waits for the network')).toBeVisible()
    await page.goto('/')
    await nothingIsNext(page)
  })
})
