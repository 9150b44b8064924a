import type { BrowserContext, Route } from '@playwright/test'
import * as v from 'valibot'
import { bookingStatus } from '#contract/status.ts'
import { records } from '../offline/device.ts'
import {
  BOOKING,
  bookedOnce,
  bookingsOf,
  button,
  choose,
  chooseToPay,
  EVENT,
  somebodyAtPay,
} from '../support/checkout.ts'
import { call, codeFor, isHere, somebody, townsman } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { rests } from '../support/rest.ts'
import { open } from '../support/screens.ts'
import { rented } from '../support/stays.ts'
import { expect, test } from '../support/test.ts'

// Calls are answered here and not by the worker, like on a bad network. Refusals have an error status, which
// the browser reports.
test.use({
  expectedNoise: /Failed to load resource/,
})

/** Counts the confirmed bookings. */
const confirmed = async (product: Product, person: { auth_token: string }) =>
  (await bookingsOf(product, person)).filter((it) => it.status === bookingStatus.confirmed).length

/** Has the server do what it is asked while its answers are lost, a number of times. */
async function loseAnswers(context: BrowserContext, times: number): Promise<void> {
  await context.route(
    '**/public/api/place-event-booking',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times },
  )
}

test('a guest chooses, logs in at a coupon, and what was held is still held; seven taps make one booking', async ({
  page,
  context,
  product,
}) => {
  const { phone, ...person } = await somebody(product)
  await choose(page)
  const [before] = await records(page, 'cartTicket')
  await button(page, /^Coupon/).click()
  await button(page, 'Add: HARBOUR10').click()
  await expect(page.getByText('Log in to book. Your cart stays as it is.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(product, phone, 2))

  await expect(page.getByText('Coupon Applied')).toBeVisible()
  await expect(page).toHaveURL(`${EVENT}/booking/summary`)
  const [after] = await records(page, 'cartTicket')
  expect(after?.hold).toEqual(before?.hold)
  const sum = button(page, /See the bill$/)
  await expect(sum).toContainText('$32.40 Before discounts: $36.00You save $3.60')
  await sum.click()
  await expect(page.getByText('10% of $36.00, at most $15.00')).toBeVisible()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/refund/i)
      .first(),
  ).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay $32.40' })).toBeVisible()
  const sent: Route[] = []
  await context.route('**/public/api/place-event-booking', (route) => sent.push(route))
  const onArrival = button(page, /^Pay on arrival/)
  await onArrival.press('Enter')
  await onArrival.evaluate((it: HTMLElement) => {
    for (let i = 0; i < 5; i++) it.click()
    it.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(onArrival).toHaveAttribute('data-working')
  for (const way of [onArrival, button(page, /^Online/)]) await expect(way).toBeDisabled()
  await expect.poll(() => sent.length).toBe(1)
  await sent[0]?.continue()
  await expect(page).toHaveURL(BOOKING)
  expect(sent).toHaveLength(1)
  expect(await bookingsOf(product, person)).toMatchObject([{ status: 2, total: 32.4 }])
  expect(await records(page, 'cartTicket')).toEqual([])
  await page.goto(`${EVENT}/booking/checkout`)
  await expect(page.getByRole('heading', { name: 'It is booked' })).toBeVisible()
})

test('nothing takes the page away on the way to a booking; what would have comes after it', async ({
  page,
  product,
}) => {
  const isSame = () => page.evaluate(() => 'sameDocument' in window)
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await choose(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // A device drops caches only for a number that is higher than the last one it has seen.
  await page.waitForFunction(() => localStorage.getItem('seen version'))
  const heardNumber = async () => {
    const heard = page.waitForResponse('**/version.json')
    await page.evaluate(comeBack)
    return (await (await heard).json()).forceCacheClearVersion
  }
  const before = await heardNumber()
  await product.operate('version', 'clear-caches')
  // The first answer may have been sent before the number was raised.
  await expect.poll(heardNumber).toBeGreaterThan(before)
  await rests(page)
  expect(await isSame()).toBe(true)
  await button(page, 'Back').click()
  await button(page, 'Back').click()
  await expect(async () => {
    await page.evaluate(comeBack)
    expect(await isSame()).toBe(false)
  }).toPass()
})

test('a wallet that covers it pays all of it, and gets back what is cancelled', async ({ page, product }) => {
  const amira = await townsman(product, { email: 'amira@selmara.example', password: 'lanterns on the quay' })
  const before = await bookingsOf(product, amira)
  await chooseToPay(page, amira)
  await button(page, /^Pay \$[\d.]+ from Wallet/).click()
  await expect(page).toHaveURL(BOOKING)
  expect(await bookingsOf(product, amira)).toHaveLength(before.length + 1)
  // The stay is far enough ahead for a full refund.
  const unique_booking_id = await rented(product, amira, { partial_wallet: true })
  await call(product, 'cancel-rental-booking', { token: amira.auth_token, unique_booking_id })
  await open(page, `/rentals/my-bookings/${unique_booking_id}`)
  const back = page.getByRole('term').filter({ hasText: 'To your wallet' })
  await expect(back).toHaveText(/\w{3}, \d+ \w{3}, \d+:\d\d\s[ap]m$/)
})

test('a wallet pays a part and the gateway the rest; who walks away is told what is still to be done', async ({
  page,
  product,
}) => {
  const noah = await townsman(product, { email: 'noah@selmara.example', password: 'early ferry to town' })
  const before = await confirmed(product, noah)
  await chooseToPay(page, noah)
  await expect(page.getByRole('heading', { name: 'Night Market and Brass' })).toBeVisible()
  // What a visit of yesterday brought is credited at some hour of today, and then saves something here.
  const all = await page.getByRole('heading', { name: /^Pay \$/ }).textContent()
  const rest = `$${(Number(all?.replace('Pay $', '')) - 15).toFixed(2)}`
  await button(page, 'Redeem $15.00').click()
  await expect(page.getByRole('heading', { name: `Pay ${rest}` })).toBeVisible()
  await expect(page.getByText('Remaining').locator('..')).toContainText(rest)
  await button(page, /^Online/).click()
  await expect(page.getByRole('heading', { name: 'Quayside' })).toBeVisible()
  await expect(page.getByText(rest)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await button(page, 'View Booking').click()
  await expect(page).toHaveURL(BOOKING)
  await open(page, page.url())
  await expect(page.getByRole('link', { name: `Pay ${rest} now` })).toBeVisible()
  await expect(page.getByText('Get reminders and updates?')).toHaveCount(0)
  await page.goBack()
  await button(page, 'Pay now').click()
  await button(page, 'Decline').click()
  await page.goto(`${EVENT}/booking/checkout`)
  const declined = page.getByRole('alert').filter({ hasText: 'The payment was declined' })
  await expect(declined).toContainText('Your card was not charged.')
  await expect(declined).toContainText('The part from Wallet is taken already.')
  await button(page, 'View Booking').click()
  await expect(page.getByRole('alert')).toContainText('The part from Wallet is taken already.')
  await page.goBack()
  await button(page, 'Pay now').click()
  await button(page, 'Approve').click()
  await expect(page).toHaveURL(BOOKING)
  await expect(page.getByText('Get reminders and updates?')).toBeVisible()
  await expect.poll(() => confirmed(product, noah)).toBe(before + 1)
})

test('an answer that is lost is found out about, and makes one booking', async ({
  page,
  context,
  product,
}) => {
  const person = await somebodyAtPay(page, product)
  await loseAnswers(context, 1)
  await button(page, /^Pay on arrival/).click()
  await bookedOnce(page, product, person)
})

test('an order that never arrived is sent again under its own key, after a reload too', async ({
  page,
  context,
  product,
}) => {
  const person = await somebodyAtPay(page, product)
  const keys: unknown[] = []
  await context.route('**/public/api/place-event-booking', (route) => {
    keys.push(route.request().postDataJSON().idempotency_key)
    return keys.length === 1 ? route.abort() : route.continue()
  })
  await button(page, /^Pay on arrival/).click()
  await expect(page.getByRole('heading', { name: 'Your order did not arrive' })).toBeVisible()
  await page.reload()
  await button(page, 'Send it again').click()
  await expect(page).toHaveURL(BOOKING)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(await bookingsOf(product, person)).toHaveLength(1)
})

test('a reload while it is on its way, and a second tab, still make one booking', async ({
  page,
  context,
  product,
}) => {
  const person = await somebodyAtPay(page, product)
  const other = await context.newPage()
  await other.goto(`${EVENT}/booking/checkout`)
  await expect(button(other, /^Pay on arrival/)).toBeEnabled()
  let isCommitted = () => {}
  const committed = new Promise<void>((resolve) => {
    isCommitted = resolve
  })
  await page.route('**/public/api/place-event-booking', async (route) => {
    await route.fetch()
    isCommitted()
  })
  await button(page, /^Pay on arrival/).click()
  await expect(page.locator('[data-working]')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Your order is being placed' })).toBeVisible()
  await committed
  await page.unroute('**/public/api/place-event-booking')
  await page.reload()
  // The tab that finds out first shows the booking, and the other one says that it is booked.
  for (const tab of [page, other]) await expect(tab.getByText(/^(It is booked|Confirmed)$/)).toBeVisible()
  expect(await bookingsOf(product, person)).toHaveLength(1)
})

test('another price is shown beside the old one, and asked about', async ({ page, context, product }) => {
  const person = await somebodyAtPay(page, product)
  await context.route(
    '**/public/api/place-event-booking',
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), total: 30 } }),
    { times: 1 },
  )
  await button(page, /^Pay on arrival/).click()
  await expect(page.getByText('The price has changed', { exact: true })).toBeVisible()
  expect(await bookingsOf(product, person)).toEqual([])
  await button(page, 'Go on with $36.00').click()
  await bookedOnce(page, product, person)
})

test('a hold that is over books nothing and takes nothing of the choice; in Arabic', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'ar' })
  const page = await context.newPage()
  const person = await somebody(product)
  await isHere(page, person)
  await open(page, `${EVENT}/tickets`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: /^أضف/ }).first().click()
  await page.getByRole('link', { name: 'راجع' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await button(page, 'إلى الدفع').click()
  const [draft] = await records(page, 'cartTicket')
  const { hold_id } = v.parse(v.object({ hold_id: v.string() }), draft?.hold)
  await call(product, 'release-hold', { hold_id })
  const venue = button(page, /^الدفع عند الوصول/)
  await expect(venue).toBeEnabled()
  await venue.click()
  const asked = new Promise<Route>((resolve) => {
    void page.route('**/public/api/hold', resolve, { times: 1 })
  })
  await button(page, 'احتفظوا بها مجددًا').click()
  const again = await asked
  await expect(venue).toBeDisabled()
  await again.continue()
  await expect(venue).toBeEnabled()
  expect(await bookingsOf(product, person)).toEqual([])
  await venue.click()
  await bookedOnce(page, product, person)
  await context.close()
})
