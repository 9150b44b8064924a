import { expect, type Locator, type Page } from '@playwright/test'
import { call, type Somebody } from './people.ts'
import type { Product } from './product.ts'
import { open } from './screens.ts'
import { inDays, rentedThen } from './stays.ts'

const LAUNCH = 'electric-launch-dormouse-no-licence-needed'
const DAY_MS = 86_400_000

/** Three days with the launch, so many days ahead, where each journey has a month of its own; the booking's reference. */
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

/** Somebody else has the launch then. */
export async function takenByAnother(product: Product, from: number, until: number): Promise<void> {
  const items = [{ slug: LAUNCH, ...inDays(from, until) }]
  expect(await call(product, 'hold', { vertical: 'rentals', items })).toMatchObject({ success: true })
}

/** Where other dates are chosen. */
export async function openChange(page: Page, reference: string): Promise<Locator> {
  await open(page, `/rentals/my-bookings/${reference}`)
  await page.getByRole('button', { name: 'Manage Trip' }).click()
  await page.getByRole('button', { name: 'Change dates' }).click()
  const drawer = page.getByRole('dialog', { name: 'Change dates' })
  await expect(drawer.getByRole('grid')).toBeVisible()
  return drawer
}

/** Taps the days on which it is to begin and to end; the calendar shows the month of the day that was chosen last. */
export async function chooseDays(drawer: Locator, from: number, until: number): Promise<void> {
  for (const days of [from, until]) {
    const at = new Date(Date.now() + days * DAY_MS)
    const month = at.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    if (!(await drawer.getByRole('heading', { name: month }).isVisible()))
      await drawer.getByRole('button', { name: 'Later month' }).click()
    await drawer.getByRole('button', { name: new RegExp(`\\b${at.getUTCDate()} ${month}`) }).click()
  }
}
