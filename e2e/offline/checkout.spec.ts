import { bookedOnce, button, EVENT } from '../support/checkout.ts'
import { isHere, somebody } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { records, visit } from './device.ts'

test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

test('the network goes at each step to a booking: all of it is shown, nothing is lost, and paying waits', async ({
  page,
  context,
  product,
}) => {
  const person = await somebody(product)
  await isHere(page, person)
  await visit(page, `${EVENT}/tickets`)
  const add = button(page, 'ADD Standard')
  const isKept = async () =>
    (await records(page, 'query')).some((it) => String(it.key).includes('"event tickets"'))
  await expect.poll(isKept).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await add.click()
  await button(page, 'One more Standard').click()
  await expect(page.getByText('$36.00')).toBeVisible()
  await page.getByRole('link', { name: 'Review' }).click()
  const needs = page.getByText('Booking needs the network')
  await expect(needs).toBeVisible()
  await button(page, /^Coupon/).click()
  await expect(page.getByRole('dialog')).toContainText(/offline/i)
  await page.keyboard.press('Escape')
  await button(page, 'Confirm').click()
  await expect(page.getByRole('dialog')).toContainText('An estimate so far.')
  await button(page, 'Choose how to pay').click()
  const cash = button(page, /^Cash/)
  await expect(needs).toBeVisible()
  await expect(cash).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pay $36.00' })).toBeVisible()
  await expect(cash).toBeDisabled()

  await context.setOffline(false)
  await expect(cash).toBeEnabled({ timeout: 20_000 })
  await context.route('**/public/api/place-event-booking', (route) => route.abort(), { times: 1 })
  await context.route('**/public/api/get-order-fate', (route) => route.abort(), { times: 1 })
  await cash.click()
  await expect(page.getByRole('heading', { name: 'We are finding out' })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We are finding out' })).toBeVisible()
  await context.setOffline(false)
  await button(page, 'Send it again').click({ timeout: 20_000 })
  await bookedOnce(page, product, person)
})
