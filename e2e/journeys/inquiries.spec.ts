import type { Page } from '@playwright/test'
import { EVENT } from '../support/checkout.ts'
import { codeFor, isHere, messagesTo, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

// The browser itself reports calls without an answer.
test.use({ expectedNoise: /Failed to load resource/ })

/** The time that a mail may take: its job runs every minute. */
const BY_THE_MINUTE = { timeout: 90_000 }
const host = 'host.of.the.market@example.com'

const words = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a guest who asks a host logs in and goes on where they were; the host answers by the link in a mail', async ({
  page,
  browser,
  product,
}) => {
  test.slow()
  await product.operate('businesses', 'email', 'tideline-collective', host)
  const amira = await somebody(product)
  await open(page, EVENT)
  await press(page, 'Ask the host')
  await words(page).fill('Is there room for a pram? https://example.com/pram')
  await press(page, 'Send')
  await expect(page.getByText('Log in to send it. What you wrote stays.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(amira.phone)
  await press(page, 'Text me a code')
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await page.keyboard.type(await codeFor(product, amira.phone, 2))
  await expect(page).toHaveURL(EVENT)
  await expect(words(page)).toHaveValue('Is there room for a pram? https://example.com/pram')
  await press(page, 'Send')
  await page.getByRole('link', { name: 'See messages' }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await expect(page.getByText('Is there room for a pram?')).toBeVisible()

  const linkIn = async () => /http\S+#\S+/.exec((await messagesTo(product, host))[0] ?? '')?.[0]
  await expect.poll(linkIn, BY_THE_MINUTE).toBeDefined()
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await other.goto((await linkIn()) ?? '')
  await expect(other.getByText('Is there room for a pram?')).toBeVisible()
  // The link gives access to the thread, so its secret does not stay in the address bar.
  await expect(other).toHaveURL(/\/messages\/reply$/)
  await press(other, 'https://example.com/pram')
  await expect(other.getByRole('dialog')).toContainText('example.com')
  await press(other, 'Stay here')
  await words(other).fill('There is, by the box office.')
  // The thread is not stored, because the device may be anybody's.
  const kept = await other.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).not.toContain('box office')
  await press(other, 'Send')
  await expect(page.getByText('There is, by the box office.')).toBeVisible(BY_THE_MINUTE)
})

test('what is written without a network waits in its place, and is sent once', async ({ page, product }) => {
  const amira = await somebody(product)
  await isHere(page, amira)
  await open(page, EVENT)
  await press(page, 'Ask the host')
  await words(page).fill('First')
  await press(page, 'Send')
  await page.getByRole('link', { name: 'See messages' }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await expect(page.getByText('First')).toBeVisible()
  const calls = '**/public/api/answer-inquiry'
  await page.route(calls, (it) => it.abort())
  for (const text of ['Second', 'Third']) {
    await words(page).fill(text)
    await press(page, 'Send')
    await expect(words(page)).toHaveValue('')
  }
  const items = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')
  await expect(items.filter({ hasText: 'Waiting to be sent' })).toHaveText([/Second/, /Third/])
  await page.unroute(calls)
  await page.reload()
  await expect(items.filter({ hasText: 'Waiting to be sent' })).toHaveCount(0, BY_THE_MINUTE)
  await expect(items.filter({ hasText: /First|Second|Third/ })).toHaveText([/First/, /Second/, /Third/])
})
