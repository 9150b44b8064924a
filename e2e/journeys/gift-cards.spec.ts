import { expect } from '@playwright/test'
import { codeFor, isHere, messagesTo, somebody } from '../support/people.ts'
import { test } from '../support/test.ts'

/** The time that a mail may take: its job runs every minute. */
const MAILED_MS = 90_000

test('a gift card is bought for somebody, declined and paid, mailed, and redeemed by its link, once they have logged in', async ({
  page,
  product,
  browser,
}) => {
  test.slow()
  const email = `noah.${Date.now()}@example.com`
  await isHere(page, await somebody(product))
  // The address to which the gateway leads back, since the choice is stored for this origin.
  const home = `http://localhost:${new URL(product.url).port}`
  await page.goto(`${home}/perks/gift-cards/campaign`)
  await page.getByRole('button', { name: 'Coffee on the quay' }).click()
  await page.getByText('As a gift').click()
  await page.getByLabel('Their name').fill('Noah')
  await page.getByLabel('Their e-mail').fill(email)
  await page.getByLabel('Message (optional)').fill('See you on the quay!')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Online/ }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('The payment was declined')).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/^Will be sent/)).toBeVisible()

  await expect.poll(() => messagesTo(product, email), { timeout: MAILED_MS }).toHaveLength(1)
  const [mail = ''] = await messagesTo(product, email)
  expect(mail).toContain('“See you on the quay!”')
  const [, path = ''] = /https?:\/\/[^/]+(\/perks\/gift-cards#\S+)/.exec(mail) ?? []
  const context = await browser.newContext({ baseURL: home })
  const other = await context.newPage()
  const { phone } = await somebody(product, 'Noah Weber')
  await other.goto(path)
  await expect(other.getByRole('heading', { name: 'A gift card is waiting for you' })).toBeVisible()
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await other.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await other.getByRole('button', { name: 'Text me a code', exact: true }).click()
  await other.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(product, phone, 2))
  const dialog = other.getByRole('dialog', { name: 'Redeem a gift card' })
  await expect(dialog.getByLabel('PIN')).toHaveValue(/^\d{6}$/)
  // The code and PIN do not stay in the address, where others could read them.
  await expect(other).toHaveURL(/\/perks\/gift-cards$/)
  await dialog.getByRole('button', { name: 'Redeem' }).click()
  await expect(dialog.getByText('The gift card is yours')).toBeVisible()
  await expect(dialog.getByText('$10.00')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(other.getByText('$10.00')).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByText(/^Redeemed/)).toBeVisible()
})

test('a gift card of one’s own is handed on, and taken back', async ({ page, product }) => {
  await isHere(page, await somebody(product))
  await page.goto(`http://localhost:${new URL(product.url).port}/perks/gift-cards/campaign`)
  await page.getByRole('button', { name: 'Coffee on the quay' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Online/ }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Give it to somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Their name').fill('Noah')
  await dialog.getByLabel('Their e-mail').fill('noah@example.com')
  await dialog.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText('No Active Gift Card')).toBeVisible()
  // Whether its mail has left by now is another matter.
  await page.getByRole('button', { name: /take back$/ }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('button', { name: 'Give it to somebody' })).toBeVisible()
})

test('a gift card that was bought is given back, and its money is on its way', async ({ page, product }) => {
  await isHere(page, await somebody(product))
  await page.goto(`http://localhost:${new URL(product.url).port}/perks/gift-cards/campaign`)
  await page.getByRole('button', { name: 'Coffee on the quay' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Online/ }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Get $10.00 back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give it back?' })
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await expect(dialog.getByText('$10.00 is on its way')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No Active Gift Card')).toBeVisible()
})
