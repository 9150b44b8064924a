import * as v from 'valibot'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { records } from '../offline/device.ts'
import { button } from '../support/checkout.ts'
import { call, codeFor, isHere, somebody } from '../support/people.ts'
import { chooseDates, DATES, freeDay, TRIP, takenByAnother } from '../support/renting.ts'
import { open } from '../support/screens.ts'
import { inDays, rentedThen } from '../support/stays.ts'
import { expect, test } from '../support/test.ts'
import { openInstalled } from '../update/app.ts'

// What is refused has a status, which the browser reports.
test.use({ expectedNoise: /Failed to load resource/ })

const NOT_AVAILABLE = 'Selected rental is not available for the chosen dates.'
const tripsSchema = v.object({
  data: v.array(v.object({ status: v.number(), total: v.number(), notes: v.string() })),
})
const cartSchema = v.tuple([v.object({ hold: v.object({ hold_id: v.string() }) })])

test('a guest chooses dates, logs in at a coupon, and what was held is still held; it is booked as noted', async ({
  page,
  product,
}) => {
  const { phone, ...person } = await somebody(product)
  await open(page, '/rentals/property/library-barge-with-two-cabins')
  await page.getByRole('link', { name: 'Choose dates' }).click()
  await expect(page).toHaveURL(DATES)
  await chooseDates(page, 2)
  await axeFindsNothing(page)
  // What the first press holds is not in the way of the second.
  await button(page, 'Check availability').evaluate((it: HTMLElement) => {
    for (let i = 0; i < 2; i++) it.click()
  })
  await expect(page).toHaveURL('/rentals/cart')
  await expect(page.getByRole('timer')).toHaveText(/^held (15:00|14:\d\d)$/)
  await axeFindsNothing(page)
  // What they hold themselves is not in their way.
  const heard = page.waitForResponse('**/get-rental-calendar')
  await page.getByRole('link', { name: 'Change' }).click()
  expect(await (await heard).json()).toMatchObject({ success: true })
  await expect(freeDay(page, 11)).toBeVisible()
  await expect(page.getByText(/^You hold this until \d{1,2}:\d\d/)).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('link', { name: 'Review your booking' }).click()
  await expect(page).toHaveURL('/rentals/cart')
  await page.getByLabel('Note for the host').fill('  We come by boat. ')
  const [before] = await records(page, 'rentalCart')
  await button(page, /^Coupon/).click()
  await button(page, 'Apply').click()
  await expect(page.getByText('Fill this in.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await button(page, 'Use: HARBOUR10').click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(product, phone, 2))
  await expect(page.getByText('Coupon Applied')).toBeVisible()
  await expect(page).toHaveURL('/rentals/cart')
  const [after] = await records(page, 'rentalCart')
  expect(after?.hold).toEqual(before?.hold)
  await button(page, 'Confirm').click()
  await expect(page.getByText('10 % of $236.00, at most $15.00')).toBeVisible()
  await button(page, 'Choose how to pay').click()
  await expect(page.getByRole('heading', { name: 'Pay $221.00' })).toBeVisible()
  await axeFindsNothing(page)
  await button(page, /^Cash/).evaluate((it: HTMLElement) => {
    for (let i = 0; i < 5; i++) it.click()
  })
  await expect(page).toHaveURL(TRIP)
  const { data } = v.parse(
    tripsSchema,
    await call(product, 'get-rental-bookings', { token: person.auth_token }),
  )
  expect(data).toEqual([{ status: 2, total: 221, notes: '  We come by boat. ' }])
  expect(await records(page, 'rentalCart')).toEqual([])
  await page.goto('/rentals/cart')
  await expect(page.getByRole('heading', { name: 'It is booked' })).toBeVisible()
})

test('its page tells what the dates in the cart come to, and without any brings nothing to reckon them', async ({
  page,
}) => {
  const rental = '/rentals/property/library-barge-with-two-cabins'
  const asked: string[] = []
  page.on('request', (it) => asked.push(it.url()))
  await openInstalled(page, rental)
  expect(asked.some((it) => it.includes('/workbox-window'))).toBe(true)
  expect(asked.filter((it) => it.includes('/chosen-price'))).toEqual([])
  await chooseDates(page, 13)
  await button(page, 'Check availability').click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goto(rental)
  await expect(page.getByText('$236.00')).toBeVisible()
})

test('dates that somebody else took meanwhile: said so, with the nearest free ones, which can be had', async ({
  page,
  product,
}) => {
  await isHere(page, await somebody(product))
  await takenByAnother(product, await chooseDates(page, 4))
  await button(page, 'Check availability').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(NOT_AVAILABLE)
  await axeFindsNothing(page)
  await alert.getByRole('button').first().click()
  await expect(alert).toBeHidden()
  await button(page, 'Check availability').click()
  await expect(page.getByRole('timer')).toBeVisible()
})

test('who has booked it then themselves is led to that booking', async ({ page, product }) => {
  const me = await somebody(product)
  const stay = inDays(420, 422)
  const reference = await rentedThen(product, me, { slug: 'library-barge-with-two-cabins', ...stay })
  await isHere(page, me)
  await open(page, `${DATES}?${new URLSearchParams({ from: stay.start_date, until: stay.end_date })}`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('You have booked it yourself for some of these dates.')
  await axeFindsNothing(page)
  await alert.getByRole('link', { name: 'View Booking' }).click()
  await expect(page).toHaveURL(`/rentals/my-bookings/${reference}`)
})

test('dates that go at the last tap: nothing is booked, and others are one tap away', async ({
  page,
  product,
}) => {
  await isHere(page, await somebody(product))
  const day = await chooseDates(page, 6)
  await button(page, 'Check availability').click()
  await button(page, 'Confirm').click()
  await button(page, 'Choose how to pay').click()
  await expect(button(page, /^Cash/)).toBeEnabled()
  const [{ hold }] = v.parse(cartSchema, await records(page, 'rentalCart'))
  await call(product, 'release-hold', hold)
  await takenByAnother(product, day)
  await button(page, /^Cash/).click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  await alert.getByRole('link', { name: 'Choose your dates' }).click()
  await expect(alert).toContainText(NOT_AVAILABLE)
  await expect(alert.getByRole('button')).toHaveCount(2)
})

test('an end beyond what is taken begins it anew, and says why', async ({ page, product }) => {
  const status = page.getByRole('status').filter({ hasText: /which/ })
  const from = async () => {
    for (let i = 0; i < 14; i++) await button(page, 'Later month').click()
    const day = freeDay(page, 10)
    await day.click()
    await expect(status).toHaveText('And on which day does it end?')
    return (await day.getAttribute('aria-label')) ?? ''
  }
  await open(page, DATES)
  await takenByAnother(product, await from())
  await open(page, DATES)
  await from()
  await freeDay(page, 16).click()
  await expect(status).toHaveText('It is taken in between, so it begins on this day. On which does it end?')
  await freeDay(page, 18).click()
  await expect(page.getByText('$236.00').first()).toBeVisible()
})

test('the calendar by keyboard alone', async ({ page }) => {
  await open(page, DATES)
  await button(page, 'Later month').focus()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  for (const key of ['PageDown', 'PageDown', 'Home', 'End', 'ArrowRight']) await page.keyboard.press(key)
  // The end of a week, and one on: a Monday, as the week begins in Britain.
  await expect(focused).toHaveAttribute('aria-label', /^Monday/)
  const from = await focused.getAttribute('aria-label')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(focused).toHaveAttribute('aria-label', /^Sunday/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('$708.00').first()).toBeVisible()
  expect(from).not.toBe(await focused.getAttribute('aria-label'))
  await page.getByLabel('It ends at').selectOption('11:00 am')
  await expect(page.getByText('$826.00').first()).toBeVisible()
  await expect(button(page, 'Check availability')).toBeEnabled()
  await expect(freeDay(page, 1)).toHaveAttribute('tabindex', '-1')
})
