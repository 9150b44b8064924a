import type { Page } from '@playwright/test'
import { bookedOnce, button, chooseToPay, somebodyAtPay } from '../support/checkout.ts'
import { firstPage, test } from '../support/device.ts'
import { isHere, somebody } from '../support/people.ts'
import { rests } from '../support/rest.ts'
import { open } from '../support/screens.ts'
import { expect } from '../support/test.ts'

const ORDER = '**/public/api/place-event-booking'
const FATE = '**/public/api/get-order-fate'

// Calls are answered here and not by the worker.

/** Has the server place an order, and holds its answer until it is let go. */
async function holdAnswer(page: Page): Promise<{ committed: Promise<void>; letGo: () => void }> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isCommitted = () => {}
  const committed = new Promise<void>((resolve) => {
    isCommitted = resolve
  })
  await page.route(ORDER, async (route) => {
    const response = await route.fetch()
    isCommitted()
    await gone
    await route.fulfill({ response }).catch(() => {})
  })
  return { committed, letGo }
}

test('back and forward while an order is on its way lead to how it stands, not to paying anew', async ({
  page,
  product,
}) => {
  const person = await somebodyAtPay(page, product)
  // Queries meanwhile are told that the order is still in progress.
  await page.route(FATE, (route) => route.fulfill({ json: { success: true, message: '', state: 'running' } }))
  const { committed, letGo } = await holdAnswer(page)
  await button(page, /^Pay on arrival/).click()
  await committed
  const placing = page.getByRole('heading', { name: 'Your order is being placed' })
  await page.goBack()
  await expect(placing).toBeVisible()
  await expect(button(page, 'Go to payment')).toHaveCount(0)
  await page.goForward()
  // A screen that comes once the order is placed only says so: whoever waited on this one is led on.
  await rests(page)
  await expect(placing).toBeVisible()
  await expect(button(page, /^Pay on arrival/)).toHaveCount(0)
  // Where all this took long, the page has stopped waiting for the answer, and asks.
  await page.unroute(FATE)
  letGo()
  await bookedOnce(page, product, person)
})

test('a browser that is killed with an order on its way tells at the next start what came of it', async ({
  device,
  product,
}) => {
  const person = await somebody(product)
  const page = await firstPage(await device.open({ serviceWorkers: 'block' }))
  await chooseToPay(page, person)
  const { committed } = await holdAnswer(page)
  await button(page, /^Pay on arrival/).click()
  await committed
  await device.kill()

  const again = await firstPage(await device.open({ serviceWorkers: 'block' }))
  await isHere(again, person)
  await open(again, '/')
  await expect(again.getByText(/^Your booking of .+ is made\.$/)).toBeVisible()
  await button(again, 'View Booking').click()
  await bookedOnce(again, product, person)
})
