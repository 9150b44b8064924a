import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { call, isHere, type Somebody, somebody } from './people.ts'
import type { Product } from './product.ts'
import { open } from './screens.ts'

/** The event that journeys book. */
export const EVENT = '/happenings/event/night-market-and-brass'
/** The address of a booking. */
export const BOOKING = /\/happenings\/my-bookings\/[0-9A-Z]{26}$/

/** The button with a name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses two tickets, as far as the summary. */
export async function choose(page: Page): Promise<void> {
  await open(page, EVENT)
  await page.getByRole('link', { name: 'Book Tickets' }).click()
  await button(page, 'ADD Standard').click()
  await button(page, 'One more Standard').click()
  await expect(page.getByText('$36.00')).toBeVisible()
  await page.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^Held for (10:00|09:\d\d)$/)
}

/** Chooses two tickets for a logged-in person, as far as the methods of payment. */
export async function chooseToPay(page: Page, person: Parameters<typeof isHere>[1]): Promise<void> {
  await isHere(page, person)
  await choose(page)
  await button(page, 'Go to payment').click()
  await expect(button(page, /^Pay on arrival/)).toBeEnabled()
}

/** A new person who has come as far as the payment. */
export async function somebodyAtPay(page: Page, product: Product): Promise<Somebody> {
  const person = await somebody(product)
  await chooseToPay(page, person)
  return person
}

/** Checks that the page shows the booking, and that the person has no other. */
export async function bookedOnce(page: Page, product: Product, person: Somebody): Promise<void> {
  await expect(page).toHaveURL(BOOKING)
  expect(await bookingsOf(product, person)).toHaveLength(1)
}

const bookingsSchema = v.object({ data: v.array(v.object({ status: v.number(), total: v.number() })) })

/** The bookings of events of a person. */
export async function bookingsOf(product: Product, { auth_token: token }: { auth_token: string }) {
  return v.parse(bookingsSchema, await call(product, 'get-event-bookings', { token })).data
}
