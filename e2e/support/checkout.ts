import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { call, isHere, type Somebody, somebody } from './people.ts'
import type { Product } from './product.ts'
import { open } from './screens.ts'

/** What the journeys book. */
export const EVENT = '/happenings/event/night-market-and-brass'
/** Where a booking is. */
export const BOOKING = /\/happenings\/my-bookings\/[0-9A-Z]{26}$/

/** The button of that name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses two tickets, up to the summary. */
export async function choose(page: Page): Promise<void> {
  await open(page, EVENT)
  await page.getByRole('link', { name: 'Book Tickets' }).click()
  await button(page, 'ADD Standard').click()
  await button(page, 'One more Standard').click()
  await expect(page.getByText('$36.00')).toBeVisible()
  await page.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^Held for (10:00|09:\d\d)$/)
}

/** The same of somebody who is logged in, up to the ways to pay. */
export async function chooseToPay(page: Page, person: Parameters<typeof isHere>[1]): Promise<void> {
  await isHere(page, person)
  await choose(page)
  await button(page, 'Go to payment').click()
  await expect(button(page, /^Cash/)).toBeEnabled()
}

/** Somebody new, who has come as far as that. */
export async function somebodyAtPay(page: Page, product: Product): Promise<Somebody> {
  const person = await somebody(product)
  await chooseToPay(page, person)
  return person
}

/** The page has come to the booking, and it is the only one. */
export async function bookedOnce(page: Page, product: Product, person: Somebody): Promise<void> {
  await expect(page).toHaveURL(BOOKING)
  expect(await bookingsOf(product, person)).toHaveLength(1)
}

const bookingsSchema = v.object({ data: v.array(v.object({ status: v.number(), total: v.number() })) })

/** What somebody has booked. */
export async function bookingsOf(product: Product, { auth_token: token }: { auth_token: string }) {
  return v.parse(bookingsSchema, await call(product, 'get-event-bookings', { token })).data
}
