import { expect, type Locator, type Page } from '@playwright/test'
import { call, type Somebody } from './people.ts'
import type { Product } from './product.ts'
import { open } from './screens.ts'
import { inDays, rentedThen } from './stays.ts'

const LAUNCH = 'electric-launch-dormouse-no-licence-needed'
const DAY_MS = 86_400_000

/**
 * Books the launch for three days, some days ahead. Each journey has a month of its own. Answers the
 * reference.
 */
export async function launchFor3Days(
  product: Product,
  me: Pick<Somebody, 'auth_token'>,
  on: number,
  more: object = {},
): Promise<string> {
  const reference = await rentedThen(product, me, { slug: LAUNCH, ...inDays(on, on + 3) }, more)
  if (reference === undefined) throw new Error(`The launch is not free in ${on} days.`)
  return reference
}

/** Has another person hold the launch in some days. */
export async function takenByAnother(product: Product, from: number, until: number): Promise<void> {
  const items = [{ slug: LAUNCH, ...inDays(from, until) }]
  expect(await call(product, 'hold', { vertical: 'rentals', items })).toMatchObject({ success: true })
}

/** Opens the screen for other dates of a booking. */
export async function openChange(page: Page, reference: string): Promise<Locator> {
  await open(page, `/rentals/my-bookings/${reference}`)
  await page.getByRole('button', { name: 'Manage Trip' }).click()
  await page.getByRole('button', { name: 'Change dates' }).click()
  const drawer = page.getByRole('dialog', { name: 'Change dates' })
  await expect(drawer.getByRole('grid').first()).toBeVisible()
  return drawer
}

/** Taps the first and last day of a stay. The calendar shows the month of the day that was chosen last. */
export async function chooseDays(drawer: Locator, from: number, until: number): Promise<void> {
  for (const days of [from, until]) {
    const at = new Date(Date.now() + days * DAY_MS)
    const month = at.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    if (!(await drawer.getByRole('heading', { name: month }).isVisible()))
      await drawer.getByRole('button', { name: 'Later month' }).click()
    await drawer.getByRole('button', { name: new RegExp(`\\b${at.getUTCDate()} ${month}`) }).click()
  }
}
