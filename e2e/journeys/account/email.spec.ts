import type { Page } from '@playwright/test'
import { codeFor, messagesTo, newNumber } from '../../support/people.ts'
import { open } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

// Refusals have an error status, which the browser itself reports.
test.use({ expectedNoise: /status of 40\d/ })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ product }) => {
  await product.operate('settings', 'set', 'enOLnR', 'false')
  await product.operate(
    'settings',
    'set',
    'registrationPolicy',
    '<p>You accept our <a href="/help-faq">rules</a>.</p>',
  )
})

test.afterAll(async ({ product }) => {
  await product.operate('settings', 'reset', 'enOLnR')
  await product.operate('settings', 'reset', 'registrationPolicy')
})

const { national, phone } = newNumber()
const address = `by.mail.${national}@example.com`
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const go = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const isGreeted = (page: Page) =>
  expect(page.locator('header')).toContainText('Hello, Bo', { timeout: 15_000 })

test('an account with a password is opened, its number verified by one code, whatever else is mended', async ({
  page,
  product,
}) => {
  await open(page, '/register/QUAY22')
  await expect(field(page, 'Referral code')).toHaveValue('QUAY22')
  await expect(field(page, 'Referral code')).not.toBeEditable()
  await expect(page.getByText('You accept our rules.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'rules' })).toHaveAttribute('href', '/help-faq')
  await go(page, 'Register')
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill('Bo Larsen')
  await field(page, 'E-mail').fill(address)
  await field(page, 'Phone number').fill(national)
  await field(page, 'Password').fill('short')
  await go(page, 'Register')
  await expect(field(page, 'Password')).toBeFocused()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/at least 8 characters/)
  await field(page, 'Password').fill('password123')
  await go(page, 'Register')
  await field(page, 'Code from the message').fill(await codeFor(product, phone))
  await expect(field(page, 'Password')).toBeFocused()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Many people use this password/)
  await field(page, 'Password').fill('a lamp by the quay')
  await go(page, 'Register')
  await isGreeted(page)
  expect(await messagesTo(product, phone)).toHaveLength(1)
})

test('address and password lead in; a wrong one says so and stays', async ({ page }) => {
  await open(page, '/login')
  await field(page, 'E-mail').fill(address)
  await field(page, 'Password').fill('another lamp')
  await go(page, 'Log in')
  await expect(page.getByRole('alert')).toHaveText('E-mail and password do not match.')
  await field(page, 'Password').fill('a lamp by the quay')
  await go(page, 'Log in')
  await isGreeted(page)
})

test('a forgotten password is set anew by the link that was mailed, once', async ({ page, product }) => {
  await open(page, '/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The screen before has a field with the same name.
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await field(page, 'E-mail').fill(address)
  await go(page, 'Send me the link')
  await expect(page.getByRole('status').filter({ hasText: 'a link is on its way' })).toBeVisible()
  const linkIn = (text: string | undefined) => /\/login\/email\/reset-password#\S+/.exec(text ?? '')?.[0]
  await expect.poll(async () => (await messagesTo(product, address)).some(linkIn)).toBe(true)
  const link = (await messagesTo(product, address)).map(linkIn).find(Boolean) ?? ''
  await page.goto(link)
  await field(page, 'New password').fill('another lamp by the quay')
  await go(page, 'Save and log in')
  await isGreeted(page)
  await page.goto('/login/email/reset-password')
  await expect(page.getByText('This address has no link in it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible()
  // A logged-in person may follow a link too: that is how an account gets its first password.
  await page.goto('/help-faq')
  await page.goto(link)
  await field(page, 'New password').fill('a third lamp')
  await go(page, 'Save and log in')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible()
})
