import type { Page } from '@playwright/test'
import { booked } from '../support/bookings.ts'
import { codeFor, messagesTo, type Somebody, somebody } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { expect, test, withWorker } from '../support/test.ts'
import { records, visit } from './device.ts'

test.use(withWorker)

async function logIn(page: Page, product: Product, { phone }: Somebody): Promise<void> {
  const before = (await messagesTo(product, phone)).length
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  const code = await codeFor(product, phone, before + 1)
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(code)
  await expect(page.locator('header')).toContainText('Hello, Amira')
}

test('a browser that emptied everything shows a guest, and whoever logs in has all of theirs again', async ({
  page,
  context,
  product,
}) => {
  const person = await somebody(product)
  await booked(product, person.auth_token)
  await visit(page, '/')
  await logIn(page, product, person)
  const booking = page.getByRole('link', { name: /Night Market and Brass/ }).first()
  await page.goto('/my-bookings')
  await expect(booking).toBeVisible()

  // Clears all storage, as iOS does after a week without a visit.
  const debug = await context.newCDPSession(page)
  await debug.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'all' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(booking).toHaveCount(0)
  expect(await records(page, 'user')).toEqual([])

  await logIn(page, product, person)
  await page.goto('/my-bookings')
  await expect(booking).toBeVisible()
})
