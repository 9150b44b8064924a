import * as v from 'valibot'
import { button } from '../support/checkout.ts'
import { call, isHere, type Somebody, somebody } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'
import { visited } from '../support/visits.ts'

test.use(withoutNetwork)

const STORE = 'slow-street'
const visitSchema = v.object({
  start: v.string(),
  status: v.number(),
  timezone: v.string(),
  lines: v.array(v.object({ service_id: v.number() })),
})
const daysSchema = v.array(v.object({ starts: v.array(v.string()) }))

/** A visit that its store proposes to move to another time. */
async function asked(product: Product, { auth_token: token }: Somebody) {
  const unique_booking_id = await visited(product, { auth_token: token }, STORE)
  const visit = async () => {
    const { data } = await call(product, 'get-service-booking', { token, unique_booking_id })
    return v.parse(visitSchema, data)
  }
  const { start, timezone: timeZone, lines } = await visit()
  const services = lines.map((it) => ({ id: it.service_id, professional_id: null }))
  const { days } = await call(product, 'get-slots', {
    ...{ token, slug: STORE, services, unique_booking_id, from: start.slice(0, 10) },
  })
  const other = v
    .parse(daysSchema, days)
    .flatMap(({ starts }) => starts)
    .findLast((it) => it !== start)
  const there = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  await product.operate('visits', 'propose', unique_booking_id, there.format(Date.parse(other ?? start)))
  return { path: `/reserve-and-relax/my-bookings/${unique_booking_id}`, visit, start }
}

test('what a store asks is found from the list and accepted, not without a network; the visit has moved', async ({
  page,
  context,
  product,
}) => {
  const me = await somebody(product)
  const { path, visit, start } = await asked(product, me)
  await isHere(page, me)
  await open(page, '/my-bookings')
  await page.getByRole('link').filter({ hasText: 'Needs your answer' }).click()
  await expect(page).toHaveURL(path)
  const card = page.getByRole('region', { name: /asks you$/ })
  await expect(card.getByText(/^Your time can’t be kept/)).toBeVisible()
  await context.setOffline(true)
  await expect(card.getByText('Answering needs the network')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await context.setOffline(false)
  await expect(card.getByText('Answering needs the network')).toBeHidden()
  await card.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Done. Your booking has its new time.')).toBeVisible()
  expect((await visit()).start).not.toBe(start)
})

test('while a store asks nothing else is changed; who declines is told what comes back, and has cancelled', async ({
  page,
  product,
}) => {
  const me = await somebody(product)
  const { path, visit } = await asked(product, me)
  await isHere(page, me)
  // A choice of another time leads to the question.
  await open(page, `${path}/reschedule/select-slot`)
  await expect(page).toHaveURL(path)
  const card = page.getByRole('region', { name: /asks you$/ })
  await button(page, 'Manage Visit').click()
  await expect(page.getByRole('dialog').getByText(/please answer what you’re asked/)).toBeVisible()
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Decline' }).click()
  await expect(
    card.getByText('Declining cancels your booking. You haven’t paid, so it costs you nothing.'),
  ).toBeVisible()
  await card.getByRole('button', { name: 'Back' }).click()
  await card.getByRole('button', { name: 'Decline' }).click()
  await card.getByRole('button', { name: 'Decline and cancel' }).click()
  await expect(card).toBeHidden()
  await expect.poll(async () => (await visit()).status).toBe(6)
})
