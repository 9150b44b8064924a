import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { askedOnline, chooseDays, launchFor3Days, openChange } from '../support/changing.ts'
import { button } from '../support/checkout.ts'
import { isHere, somebody } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { TRIP } from '../support/renting.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const waiting = (page: Page) => page.getByRole('region', { name: 'Your new dates, once they are paid' })
const days = (page: Page, count: number) => page.getByText(`${count} days`).first()

/** On the gateway's page, for a day more with the launch than the three that are booked. */
async function toPay(page: Page, product: Product, on: number): Promise<void> {
  const me = await somebody(product)
  const reference = await launchFor3Days(product, me, on)
  await isHere(page, me)
  const drawer = await openChange(page, reference)
  await chooseDays(drawer, on, on + 4)
  await drawer.getByRole('button', { name: 'See what it comes to' }).click()
  await expect(drawer.getByText(/^It costs \$[\d.]+ more\./)).toBeVisible()
  await axeFindsNothing(page)
  await drawer.getByRole('button', { name: /^Online/ }).click()
  await expect(page.getByRole('heading', { name: 'Quayside' })).toBeVisible()
}

test('a day more is paid online: the booking has it once that is approved', async ({ page, product }) => {
  await toPay(page, product, 260)
  await button(page, 'Approve').click()
  await expect(page).toHaveURL(TRIP)
  await expect(days(page, 4)).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByText(/^Online · Pay \$[\d.]+ when you get there$/)).toBeVisible()
})

test('what is declined waits, and can be paid after all', async ({ page, product }) => {
  await toPay(page, product, 275)
  await button(page, 'Decline').click()
  await expect(page).toHaveURL(TRIP)
  await expect(waiting(page).getByRole('alert')).toContainText('declined, and your card was not charged')
  await expect(waiting(page).getByText(/^Kept for you for \d+:\d\d$/)).toBeVisible()
  await expect(days(page, 3)).toBeVisible()
  await axeFindsNothing(page)
  await button(page, 'Manage Trip').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Change dates' })).toHaveCount(0)
  await button(page, 'Close').click()
  await waiting(page)
    .getByRole('link', { name: /^Pay \$[\d.]+ now$/ })
    .click()
  await button(page, 'Approve').click()
  await expect(days(page, 4)).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
})

test('who walks away finds the dates they had, and can stay with them', async ({ page, product }) => {
  await toPay(page, product, 290)
  await page.getByRole('link', { name: 'Leave without paying' }).click()
  await expect(page).toHaveURL(TRIP)
  await waiting(page).getByRole('button', { name: 'Keep the dates I have' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await expect(days(page, 3)).toBeVisible()
  await button(page, 'Manage Trip').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Change dates' })).toBeVisible()
})

test('what is paid elsewhere meanwhile is seen here by itself', async ({ page, context, product }) => {
  await toPay(page, product, 305)
  const gateway = await context.newPage()
  await gateway.goto(page.url())
  await page.getByRole('link', { name: 'Leave without paying' }).click()
  await expect(waiting(page)).toBeVisible()
  await button(gateway, 'Approve').click()
  // It asks every few seconds.
  await expect(days(page, 4)).toBeVisible({ timeout: 15_000 })
  await expect(waiting(page)).toHaveCount(0)
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('what waits reads from right to left, and axe finds nothing', async ({ page, product }) => {
    const me = await somebody(product)
    const reference = await launchFor3Days(product, me, 320)
    await isHere(page, me)
    await askedOnline(product, me, reference, [320, 324])
    await open(page, `/rentals/my-bookings/${reference}`)
    await expect(page.getByRole('region', { name: 'تواريخك الجديدة، فور دفع ثمنها' })).toBeVisible()
    await axeFindsNothing(page)
  })
})
