import { expect, type Page } from '@playwright/test'
import { button } from './checkout.ts'
import { call, somebody } from './people.ts'
import type { Product } from './product.ts'
import { open } from './screens.ts'

const SLUG = 'library-barge-with-two-cabins'
/** The address at which the time of the rental is chosen. */
export const DATES = `/rentals/availability/${SLUG}`
/** The address of a booked rental. */
export const TRIP = /\/rentals\/my-bookings\/[0-9A-Z]{26}$/

/** A completely free day of the first month that is shown. */
export const freeDay = (page: Page, day: number) =>
  page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: new RegExp(`\\b${day} \\w+ \\d{4}$`) })

/**
 * Picks the 10th to the 12th, `months` ahead. Each journey has a month of its own. Answers the name of the
 * first day.
 */
export async function pickDays(page: Page, months: number): Promise<string> {
  for (let i = 0; i < months; i++) await button(page, 'Later month').click()
  const name = await freeDay(page, 10).getAttribute('aria-label')
  await freeDay(page, 10).click()
  await expect(page.getByText(/^Choose (an end date|a return day|your check-out day)$/)).toBeVisible()
  await freeDay(page, 12).click()
  return name ?? ''
}

/** Opens the dates of the rental and picks days there. */
export async function chooseDates(page: Page, months: number): Promise<string> {
  await open(page, DATES)
  const name = await pickDays(page, months)
  await expect(page.getByText('$236.00').first()).toBeVisible()
  return name
}

/** Has another person hold the rental in the month of a day, from the 11th on. */
export async function takenByAnother(product: Product, name: string): Promise<void> {
  const [, month, year] = /\d+ (\w+) (\d+)$/.exec(name) ?? []
  const at = (day: number) => `${new Date(`${day} ${month} ${year} UTC`).toISOString().slice(0, 10)} 10:00`
  const items = [{ slug: SLUG, start_date: at(11), end_date: at(14) }]
  // The guests of one network share one hold, so this person is logged in.
  const { auth_token: token } = await somebody(product, 'Noor')
  expect(await call(product, 'hold', { token, vertical: 'rentals', items })).toMatchObject({ success: true })
}
