import type { Page } from '@playwright/test'
import { codeFor, messagesTo, newNumber, somebody } from '../../support/people.ts'
import { open } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

// The browser itself reports the status of a wrong code, and a worker that it cannot fetch without a network.
test.use({ expectedNoise: /status of 400|Failed to load resource|fetching the script/ })

const number = (page: Page) => page.getByRole('textbox', { name: 'Phone number' })
const code = (page: Page) => page.getByRole('textbox', { name: 'Code from the message' })
const go = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('somebody new is in within two steps, and greeted', async ({ page, product }) => {
  const { national, phone } = newNumber()
  await open(page, '/login')
  await number(page).fill(national)
  await expect(number(page)).toHaveValue(/^7\d{3} \d{6}$/)
  await go(page, 'Text me a code')
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.keyboard.type(await codeFor(product, phone))
  await expect(page.getByRole('heading', { name: 'Nice to meet you' })).toBeVisible()
  await page.keyboard.type('Amira El-Sayed')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`new.${national}@example.com`)
  await go(page, 'Register')
  await expect(page).toHaveURL('/')
  await expect(page.locator('header')).toContainText('Hello, Amira')
  await page.reload()
  await expect(page.locator('header')).toContainText('Hello, Amira')
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('somebody known is in with the code alone, pasted with the words around it', async ({
  page,
  product,
}) => {
  const { national, phone } = await somebody(product)
  await open(page, '/login')
  await number(page).fill(phone)
  await expect(number(page)).toHaveValue(new RegExp(`^${national.slice(0, 4)}`))
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  const sent = await codeFor(product, phone, 2)
  await code(page).fill(`Your code: ${sent.slice(0, 3)} ${sent.slice(3)}.`)
  await expect(page.locator('header')).toContainText('Hello, Amira')
})

test('another code can be asked for after a while, and the wait is counted down', async ({
  page,
  product,
}) => {
  const { national, phone } = newNumber()
  await page.clock.install()
  await open(page, '/login')
  await number(page).fill(national)
  await go(page, 'Text me a code')
  await expect(page.getByText(/^Send it again in (30|29|28) seconds$/)).toBeVisible()
  await page.clock.runFor(31_000)
  await go(page, 'Send it again')
  await expect(page.getByText(/^Send it again in (15|14|13) seconds$/)).toBeVisible()
  expect(await messagesTo(product, phone)).toHaveLength(2)
})

test('a code that did not leave can be asked for again, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await open(page, '/login')
  const { national } = newNumber()
  await number(page).fill(national)
  const answer = JSON.stringify({
    success: false,
    code: 'UNAVAILABLE',
    message: 'The code could not be sent.',
  })
  const once = { times: 1 }
  await context.route(
    '**/generate-login-otp',
    (route) => route.fulfill({ status: 409, contentType: 'application/json', body: answer }),
    once,
  )
  await go(page, 'Text me a code')
  await expect(page.getByRole('alert')).toHaveText('The code could not be sent.')
  await go(page, 'Try again')
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
})

test('with no network it says so, keeps the number across a reload, and goes on when it is back', async ({
  page,
  context,
}) => {
  await open(page, '/login')
  const { national } = newNumber()
  await number(page).fill(national)
  await context.setOffline(true)
  await expect(page.getByText('This needs the network.')).toBeVisible()
  await go(page, 'Text me a code')
  await context.setOffline(false)
  await page.reload()
  await expect(number(page)).toHaveValue(new RegExp(`^${national.slice(0, 4)}`))
  await go(page, 'Text me a code')
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
})

test('the country is found by name, remembered, and the number follows its habits', async ({ page }) => {
  await open(page, '/login')
  await expect(page.getByRole('button', { name: /^Country: United Kingdom, \+44/ })).toBeVisible()
  await page.getByRole('button', { name: /^Country:/ }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('portu')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(number(page)).toBeFocused()
  await page.keyboard.type('912345678')
  await expect(number(page)).toHaveValue('912 345 678')
  for (let at = 0; at < 5; at++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(number(page)).toHaveValue('912 356 78')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Country: Portugal/ })).toBeVisible()
})

test('by keyboard alone, from the bookings one cannot see and back to them', async ({ page, product }) => {
  const { phone } = await somebody(product)
  await open(page, '/my-bookings')
  await page.getByRole('button', { name: 'Log in' }).press('Enter')
  await expect(page.getByText('Log in to see your bookings.')).toBeVisible()
  await number(page).focus()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  await page.keyboard.type(await codeFor(product, phone, 2))
  await expect(page).toHaveURL('/my-bookings')
  await expect(page.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
})

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('who was not kept from anything comes home', async ({ page, product }) => {
    const { phone } = await somebody(product)
    await open(page, '/help-faq')
    await open(page, '/login')
    await number(page).fill(phone)
    await go(page, 'Text me a code')
    await code(page).fill(await codeFor(product, phone, 2))
    await expect(page.locator('header')).toContainText('Hello, Amira')
    await expect(page).toHaveURL('/')
  })
})

test('a device whose clock is years off counts the same half minute, and stays logged in', async ({
  page,
  product,
}) => {
  const { phone } = await somebody(product)
  await page.clock.install({ time: new Date('2019-03-01T12:00:00Z') })
  await open(page, '/login')
  await number(page).fill(phone)
  await go(page, 'Text me a code')
  await expect(page.getByText(/^Send it again in [12]?\d seconds$|in 30 seconds$/)).toBeVisible()
  await code(page).fill(await codeFor(product, phone, 2))
  await expect(page.locator('header')).toContainText('Hello, Amira')
  await page.reload()
  await expect(page.locator('header')).toContainText('Hello, Amira')
})
