import * as v from 'valibot'
import { records, visit } from '../offline/device.ts'
import { chooseDays, launchFor3Days, takenByAnother as launchTaken, openChange } from '../support/changing.ts'
import { button } from '../support/checkout.ts'
import { then } from '../support/days.ts'
import { call, isHere, somebody } from '../support/people.ts'
import { chooseDates, DATES, freeDay, pickDays, TRIP, takenByAnother } from '../support/renting.ts'
import { open } from '../support/screens.ts'
import { inDays, rented, rentedThen } from '../support/stays.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

// Refusals have an error status, which the browser reports.
test.use(withoutNetwork)

const NOT_AVAILABLE = 'Selected rental is not available for the chosen dates.'
const SAID = /[?&]from=\d{4}-\d\d-10\+10%3A00&until=\d{4}-\d\d-12\+10%3A00/
const cartSchema = v.tuple([v.object({ hold: v.object({ hold_id: v.string() }) })])

test('with dates there is only what is free then, at what it costs then, up to keeping it', async ({
  page,
  product,
}) => {
  const rows = page.getByRole('region', { name: 'What was found' }).getByRole('article')
  const barge = rows.getByRole('link', { name: 'Library barge with two cabins' })
  const asked = page.getByRole('dialog', { name: 'Choose your dates' })
  await open(page, '/rentals/property?q=two')
  await expect(barge).toBeVisible()
  await button(page, 'Dates').click()
  await expect(asked.getByRole('button', { name: 'Use these dates' })).toBeDisabled()
  await takenByAnother(product, await pickDays(page, 10))
  await button(page, 'Use these dates').click()
  await expect(page).toHaveURL(SAID)
  await expect(rows.first()).toContainText(/\$[\d,.]+ for 2 days/)
  await expect(barge).toHaveCount(0)

  const total = /\$[\d,.]+/.exec((await rows.first().textContent()) ?? '')?.[0] ?? ''
  const first = rows.first().getByRole('link')
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(SAID)
  await expect(page.getByText(total)).toBeVisible()
  await page.getByRole('link', { name: 'Choose dates' }).click()
  await expect(page).toHaveURL(SAID)
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3)
  await page.getByLabel('Check-out time').selectOption('11:00 am')
  await expect(page).toHaveURL(/until=\d{4}-\d\d-12\+11%3A00/)
  await page.reload()
  await expect(page.getByLabel('Check-out time').locator('option:checked')).toHaveText('11:00 am')
  await button(page, 'Continue').click()
  await expect(page.getByRole('timer')).toHaveText(/^Held for (15:00|14:\d\d)$/)
  const heard = page.waitForResponse('**/search-rentals')
  for (let step = 0; step < 3; step++) await page.goBack()
  await expect(page).toHaveURL(SAID)
  // The person's own hold is not in their way.
  expect(await (await heard).json()).toMatchObject({ success: true })
  await expect(rows.getByRole('link', { name, exact: true })).toBeVisible()
  await button(page, 'Clear the dates').click()
  await expect(page).toHaveURL('/rentals/property?q=two')
  await expect(button(page, 'Dates')).toBeFocused()
  await expect(barge).toBeVisible()

  await open(page, `/rentals/vehicle?q=zzzzzzz&${then(2)}`)
  await expect(page.getByText('Nothing like it is free here on these dates.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear the dates' }).last().click()
  await expect(page.getByText('Try another area or fewer filters.')).toBeVisible()
})

test('the calendar by keyboard alone; an end beyond what is taken begins it anew, and says why', async ({
  page,
  product,
}) => {
  await open(page, DATES)
  await button(page, 'Later month').focus()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  for (const key of ['PageDown', 'PageDown', 'Home', 'End', 'ArrowRight']) await page.keyboard.press(key)
  // From the end of a week one day on: to a Monday, with which weeks begin in Britain.
  await expect(focused).toHaveAttribute('aria-label', /^Monday/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(focused).toHaveAttribute('aria-label', /^Sunday/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('$708.00').first()).toBeVisible()
  await page.getByLabel('Check-out time').selectOption('11:00 am')
  await expect(page.getByText('$826.00').first()).toBeVisible()
  await expect(button(page, 'Continue')).toBeEnabled()

  const status = page.getByRole('status').filter({ hasText: /check-out day|does it end/ })
  const from = async () => {
    await open(page, DATES)
    for (let i = 0; i < 14; i++) await button(page, 'Later month').click()
    await freeDay(page, 10).click()
    await expect(status).toHaveText('Choose your check-out day')
    return (await freeDay(page, 10).getAttribute('aria-label')) ?? ''
  }
  await takenByAnother(product, await from())
  await from()
  await freeDay(page, 16).click()
  await expect(status).toHaveText('Some of those days are taken. Starting here instead: when does it end?')
  await freeDay(page, 18).click()
  await expect(page.getByText('$236.00').first()).toBeVisible()
})

test('dates that somebody took meanwhile, or oneself: said when they are checked and at the last tap, with what can be had', async ({
  page,
  product,
}) => {
  const me = await somebody(product)
  await isHere(page, me)
  await takenByAnother(product, await chooseDates(page, 4))
  await button(page, 'Continue').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(NOT_AVAILABLE)
  await alert.getByRole('button').first().click()
  await expect(alert).toBeHidden()
  // The hold of the first press is not in the way of the second.
  await button(page, 'Continue').evaluate((it: HTMLElement) => {
    for (let i = 0; i < 2; i++) it.click()
  })
  await expect(page.getByRole('timer')).toBeVisible()

  await call(product, 'release-hold', v.parse(cartSchema, await records(page, 'rentalCart'))[0].hold)
  // The calendar shows the month of the stay in the cart.
  const day = await chooseDates(page, 2)
  await button(page, 'Continue').click()
  await button(page, 'Go to payment').click()
  await expect(button(page, /^Pay on arrival/)).toBeEnabled()
  await call(product, 'release-hold', v.parse(cartSchema, await records(page, 'rentalCart'))[0].hold)
  await takenByAnother(product, day)
  await button(page, /^Pay on arrival/).click()
  await alert.getByRole('link', { name: 'Choose your dates' }).click()
  await expect(alert).toContainText(NOT_AVAILABLE)
  await expect(alert.getByRole('button')).toHaveCount(2)

  const stay = inDays(420, 422)
  const reference = await rentedThen(product, me, { slug: 'library-barge-with-two-cabins', ...stay })
  await open(page, `${DATES}?${new URLSearchParams({ from: stay.start_date, until: stay.end_date })}`)
  await expect(alert).toContainText('You have booked it yourself for some of these dates.')
  await alert.getByRole('link', { name: 'View Booking' }).click()
  await expect(page).toHaveURL(`/rentals/my-bookings/${reference}`)
})

test('other dates: fewer days are had at once, taken ones are said, and more are had once they are paid', async ({
  page,
  context,
  product,
}) => {
  const me = await somebody(product)
  const reference = await launchFor3Days(product, me, 150)
  await isHere(page, me)
  const days = (count: number) => page.getByText(`${count} days`).first()
  const waiting = page.getByRole('region', { name: 'Your new dates, once they are paid' })

  const drawer = await openChange(page, reference)
  await expect(drawer.getByRole('button', { name: 'No change yet' })).toBeDisabled()
  await chooseDays(drawer, 150, 152)
  await drawer.getByRole('button', { name: 'See the new price' }).click()
  await expect(drawer.getByText(/^You pay \$[\d.]+ less when you get there\.$/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Choose other dates' }).click()
  await expect(drawer.getByRole('heading', { name: 'Change dates' })).toBeFocused()
  await drawer.getByRole('button', { name: 'See the new price' }).click()
  await drawer.getByRole('button', { name: 'Change to these dates' }).click()
  await expect(drawer).toBeHidden()
  await expect(days(2)).toBeVisible()

  await openChange(page, reference)
  await chooseDays(drawer, 154, 156)
  await drawer.getByRole('button', { name: 'See the new price' }).click()
  await expect(drawer.getByText('It costs the same.')).toBeVisible()
  await launchTaken(product, 155, 157)
  await drawer.getByRole('button', { name: 'Change to these dates' }).click()
  await expect(drawer.getByRole('alert')).toContainText('not available for the chosen dates')

  await openChange(page, reference)
  await chooseDays(drawer, 150, 153)
  await drawer.getByRole('button', { name: 'See the new price' }).click()
  await expect(drawer.getByText(/^It costs \$[\d.]+ more\./)).toBeVisible()
  await drawer.getByRole('button', { name: /^Online/ }).click()
  await button(page, 'Decline').click()
  await expect(page).toHaveURL(TRIP)
  await expect(waiting.getByRole('alert')).toContainText('declined, and your card was not charged')
  await expect(waiting.getByText(/^Held for \d+:\d\d$/)).toBeVisible()
  await expect(days(2)).toBeVisible()
  // A payment in another tab is noticed here by itself.
  const elsewhere = await context.newPage()
  const payAt = await waiting.getByRole('link', { name: /^Pay \$[\d.]+ now$/ }).getAttribute('href')
  await elsewhere.goto(payAt ?? 'nowhere')
  await button(elsewhere, 'Approve').click()
  await expect(elsewhere).toHaveURL(TRIP)
  await elsewhere.close()
  await expect(days(3)).toBeVisible({ timeout: 60_000 })
  await expect(waiting).toHaveCount(0)

  await openChange(page, reference)
  await chooseDays(drawer, 149, 153)
  await drawer.getByRole('button', { name: 'See the new price' }).click()
  await drawer.getByRole('button', { name: /^Online/ }).click()
  await page.getByRole('link', { name: 'Leave without paying' }).click()
  await waiting.getByRole('button', { name: 'Keep the dates I have' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(days(3)).toBeVisible()
})

test('without a network what was found, chosen and rented is there as it was kept; what needs it says so', async ({
  page,
  context,
  product,
}) => {
  const me = await somebody(product)
  const reference = await rented(product, me)
  await isHere(page, me)
  const isKept = (what: RegExp) => async () =>
    (await records(page, 'query')).some((it) => what.test(String(it.key)))
  const found = `/rentals/vehicle?${then(3)}`
  await visit(page, found)
  const first = page.getByRole('article').first()
  await expect(first).toContainText('for 2 days')
  await expect.poll(isKept(/"explore".*"from"/)).toBe(true)
  await open(page, '/my-bookings')
  await expect.poll(isKept(new RegExp(reference))).toBe(true)
  await chooseDates(page, 8)
  await button(page, 'Continue').click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect.poll(isKept(/"rental calendar"/)).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('$236.00').first()).toBeVisible()
  await button(page, /See the bill$/).click()
  await expect(page.getByRole('dialog')).toContainText('We’ll confirm the total when you’re online.')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page.getByText(/^What is taken is shown as it was at \d?\d:\d\d\s[ap]m\./)).toBeVisible()
  await expect(button(page, 'Continue')).toBeDisabled()
  await page.goto(`/rentals/my-bookings/${reference}`)
  await button(page, 'Check-in code').click()
  await expect(page.getByRole('img', { name: 'Check-in code' })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Manage Trip').click()
  await button(page, 'Change dates').click()
  await expect(page.getByText('Changing dates needs the network.')).toBeVisible()
  await page.goto(found)
  await expect(first).toContainText('for 2 days')
  await page.goto(`/rentals/vehicle?${then(4)}`)
  await expect(page.getByText('You haven’t opened this page yet.')).toBeVisible()
  await context.setOffline(false)
  await expect(first).toContainText('for 2 days', { timeout: 20_000 })
})
