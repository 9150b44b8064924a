import type { Page, Route } from '@playwright/test'
import * as v from 'valibot'
import { axeFindsNothing } from '../a11y/run-axe.ts'
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
import { call, codeFor, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const ORDER = '**/public/api/place-event-booking'

// Calls are answered here and not by the worker. Refusals have an error status, which the browser reports.
test.use({
  expectedNoise: /Failed to load resource/,
})

const draftSchema = v.object({
  lines: v.tuple([v.object({ id: v.number() })]),
  hold: v.object({ hold_id: v.string() }),
})
const draftsSchema = v.tuple([draftSchema])

/** Refuses the next order. */
const refuse = (page: Page, status: number, answer: { code: string; message: string; left?: unknown }) =>
  page.route(ORDER, (route) => route.fulfill({ status, json: { success: false, ...answer } }), { times: 1 })

/** Orders, and waits until the server has committed; its answer never arrives. */
async function leaveInFlight(page: Page): Promise<void> {
  const committed = new Promise<void>((resolve) => {
    void page.route(ORDER, async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await button(page, /^Pay on arrival/).click()
  await committed
}

test('an order on its way when the tab crashed is settled on whatever screen one comes back to', async ({
  page: crashing,
  context,
  product,
}) => {
  const person = await somebodyAtPay(crashing, product)
  await leaveInFlight(crashing)
  const crashed = crashing.waitForEvent('crash')
  crashing.goto('chrome://crash').catch(() => {})
  await crashed
  const page = await context.newPage()
  await open(page, '/help-faq')
  await expect(page.getByText(/^Your booking of .+ is made\.$/)).toBeVisible()
  await axeFindsNothing(page)
  await button(page, 'View Booking').click()
  await expect(page).toHaveURL(BOOKING)
  await expect(page.getByText(/^Your booking of .+ is made\.$/)).toBeHidden()
  expect(await bookingsOf(product, person)).toHaveLength(1)
  expect(await records(page, 'cartTicket')).toEqual([])
})

test('a device whose database was emptied still knows of the order it sent', async ({
  page,
  context,
  product,
}) => {
  const person = await somebodyAtPay(page, product)
  await leaveInFlight(page)
  await page.goto('about:blank')
  const debug = await context.newCDPSession(page)
  await debug.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'indexeddb' })
  await open(page, '/')
  await button(page, 'View Booking').click()
  await bookedOnce(page, product, person)
})

test('an order that never arrived is said to be so, and leads to where it is sent again', async ({
  page,
  product,
}) => {
  const person = await somebodyAtPay(page, product)
  await page.route(ORDER, (route) => route.abort(), { times: 1 })
  await button(page, /^Pay on arrival/).click()
  await expect(page.getByRole('heading', { name: 'Your order did not arrive' })).toBeVisible()
  await open(page, '/')
  await expect(page.getByText(/did not arrive\. Nothing was booked\.$/)).toBeVisible()
  await button(page, 'Look at it').click()
  await button(page, 'Send it again').click()
  await bookedOnce(page, product, person)
})

test('sold out at the last tap: what is left is one tap away', async ({ page, product }) => {
  const person = await somebodyAtPay(page, product)
  const [draft] = v.parse(draftsSchema, await records(page, 'cartTicket'))
  const left = [{ ticket_id: draft.lines[0].id, left: 1 }]
  await refuse(page, 409, { code: 'SOLD_OUT', message: 'Not enough of this is left.', left })
  await button(page, /^Pay on arrival/).click()
  await expect(page.getByRole('alert')).toContainText('Not enough of this is left.')
  await expect(page.getByRole('alert')).toContainText('Standard: only 1 left')
  await button(page, 'Take what is left').click()
  await expect(page.getByRole('heading', { name: 'Pay $18.00' })).toBeVisible()
  await button(page, /^Pay on arrival/).click()
  await expect(page).toHaveURL(BOOKING)
  expect(await bookingsOf(product, person)).toMatchObject([{ total: 18 }])
})

test('too many calls at the last tap: it is said, and the next tap books', async ({ page, product }) => {
  const person = await somebodyAtPay(page, product)
  const message = 'That was a lot at once. Wait a moment and try again.'
  await refuse(page, 429, { code: 'TOO_MANY', message })
  await button(page, /^Pay on arrival/).click()
  await expect(page.getByRole('alert')).toContainText(message)
  await button(page, /^Pay on arrival/).click()
  await bookedOnce(page, product, person)
})

test('a session that is over at the last tap: a login leads back to the very checkout', async ({
  page,
  product,
}) => {
  const { phone, ...person } = await somebody(product)
  await chooseToPay(page, { ...person, phone })
  // The session ends with the order itself, because the page would notice it at any earlier call.
  const end = async (route: Route) => {
    await call(product, 'logout', { token: person.auth_token })
    await route.continue()
  }
  await page.route(ORDER, end, { times: 1 })
  await button(page, /^Pay on arrival/).click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(product, phone, 2))
  await expect(page).toHaveURL(`${EVENT}/booking/checkout`)
  await button(page, /^Pay on arrival/).click()
  await expect(page).toHaveURL(BOOKING)
})

test('an emptied cart gives back what was held', async ({ page }) => {
  await choose(page)
  const released = new Promise((resolve) => {
    void page.route('**/public/api/release-hold', (route) => {
      resolve(route.request().postDataJSON())
      return route.continue()
    })
  })
  const [draft] = v.parse(draftsSchema, await records(page, 'cartTicket'))
  await button(page, 'Back').click()
  await button(page, 'One fewer Standard').click()
  await button(page, 'One fewer Standard').click()
  expect(await released).toMatchObject(draft.hold)
  expect(await records(page, 'cartTicket')).toEqual([])
})
