import type { Locator, Page } from '@playwright/test'
import { bookedOnce, bookingsOf, button, chooseToPay, EVENT } from '../support/checkout.ts'
import { isHere, somebody } from '../support/people.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'
import { records, visit } from './device.ts'

test.use(withoutNetwork)

const estimated = /the prices are an estimate, as of \d?\d:\d\d\s[ap]m\./
const asOf = /^You’re offline\. Updated \d?\d:\d\d\s[ap]m\.$/

/** Reloads the page without a network: it shows what was seen before, and a notice. */
async function shownOffline(page: Page, seen: Locator, said: RegExp | string): Promise<void> {
  await page.reload()
  await expect(seen).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: said }).first()).toBeVisible()
}

test('the network goes at each step to a booking: all of it is shown, nothing is lost, and paying waits', async ({
  page,
  context,
  product,
}) => {
  const person = await somebody(product)
  await isHere(page, person)
  await visit(page, EVENT)
  await page.getByRole('link', { name: 'Book Tickets' }).click()
  const add = button(page, 'ADD Standard')
  await expect(add).toBeVisible()
  const isKept = (what: string) => async () =>
    (await records(page, 'query')).some((it) => String(it.key).includes(what))
  for (const what of ['"event"', '"event tickets"']) await expect.poll(isKept(what)).toBe(true)

  await context.setOffline(true)
  await page.goBack()
  await shownOffline(page, page.getByRole('heading', { level: 1, name: 'Night Market and Brass' }), asOf)
  await page.getByRole('link', { name: 'Book Tickets' }).click()
  await shownOffline(page, add, asOf)
  await add.click()
  await button(page, 'One more Standard').click()
  await expect(page.getByText('$36.00')).toBeVisible()
  await page.getByRole('link', { name: 'Review' }).click()
  const needs = page.getByText('Booking needs the network')
  await expect(needs).toBeVisible()
  await shownOffline(page, page.getByText('$36.00').first(), estimated)
  await button(page, /^Coupon/).click()
  await expect(page.getByRole('dialog')).toContainText(/offline/i)
  await page.keyboard.press('Escape')
  await button(page, /See the bill$/).click()
  await expect(page.getByRole('dialog')).toContainText('We’ll confirm the total when you’re online.')
  await page.getByRole('dialog').getByRole('button', { name: 'Go to payment' }).click()
  const onArrival = button(page, /^Pay on arrival/)
  await expect(needs).toBeVisible()
  await expect(onArrival).toBeDisabled()
  await shownOffline(page, page.getByRole('heading', { name: 'Pay $36.00' }), estimated)
  await expect(onArrival).toBeDisabled()

  await context.setOffline(false)
  await expect(onArrival).toBeEnabled({ timeout: 20_000 })
  // The bill is now that of the server.
  await context.setOffline(true)
  await expect(onArrival).toBeDisabled()
  await context.setOffline(false)
  await expect(onArrival).toBeEnabled({ timeout: 20_000 })
  await context.route('**/public/api/place-event-booking', (route) => route.abort(), { times: 1 })
  await context.route('**/public/api/get-order-fate', (route) => route.abort(), { times: 1 })
  await onArrival.click()
  await expect(page.getByRole('heading', { name: 'We are finding out' })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We are finding out' })).toBeVisible()
  await context.setOffline(false)
  await button(page, 'Send it again').click({ timeout: 20_000 })
  await bookedOnce(page, product, person)

  await expect.poll(isKept('"booking"')).toBe(true)
  await context.setOffline(true)
  await shownOffline(page, button(page, 'My Ticket'), asOf)
})

test('an order waits for the network when the person says so, is sent once after a reload, and can be withdrawn', async ({
  page,
  context,
  product,
}) => {
  const person = await somebody(product)
  await visit(page, EVENT)
  await chooseToPay(page, person)
  await context.setOffline(true)
  const later = button(page, 'Send it later, pay $36.00 on arrival')
  await later.click()
  const waits = page.getByRole('heading', { name: 'Your order is waiting' })
  await expect(waits).toBeVisible()
  await button(page, 'See').click()
  await expect(page.getByRole('dialog')).toContainText('Night Market and Brass')
  await page.keyboard.press('Escape')
  await button(page, 'Withdraw it').click()
  await expect(later).toBeVisible()
  expect(await records(page, 'outbox')).toEqual([])

  await later.click()
  await expect(waits).toBeVisible()
  await page.reload()
  await expect(waits).toBeVisible()
  const sent: string[] = []
  page.on('request', (it) => sent.push(it.url()))
  await context.setOffline(false)
  await bookedOnce(page, product, person)
  expect(sent.filter((it) => it.endsWith('/place-event-booking'))).toHaveLength(1)
})

test('an order that waited asks again where the price has changed meanwhile', async ({
  page,
  context,
  product,
}) => {
  const person = await somebody(product)
  await visit(page, EVENT)
  await chooseToPay(page, person)
  await context.setOffline(true)
  await button(page, /^Send it later/).click()
  await expect(page.getByRole('heading', { name: 'Your order is waiting' })).toBeVisible()
  const order = '**/public/api/place-event-booking'
  await context.route(order, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), total: 30 } }),
  )
  // The person may be on any screen then.
  await page.goto('/')
  await context.setOffline(false)
  await button(page, 'Look at it').click({ timeout: 20_000 })
  await expect(page.getByText('The price has changed', { exact: true })).toBeVisible()
  expect(await bookingsOf(product, person)).toEqual([])
  await context.unroute(order)
  await button(page, 'Go on with $36.00').click()
  await bookedOnce(page, product, person)
})
