import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { button } from '../support/checkout.ts'
import { then } from '../support/days.ts'
import { homesThen, pickDays, takenByAnother } from '../support/renting.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const rows = (page: Page) => page.getByRole('region', { name: 'What was found' }).getByRole('article')
const barge = (page: Page) => rows(page).getByRole('link', { name: 'Library barge with two cabins' })
const asked = (page: Page) => page.getByRole('dialog', { name: 'Choose your dates' })
const SAID = /[?&]from=\d{4}-\d\d-10\+10%3A00&until=\d{4}-\d\d-12\+10%3A00/

test('with dates there is only what is free then, at what it costs then, up to keeping it', async ({
  page,
  product,
}) => {
  await open(page, '/rentals/property?q=two')
  await expect(barge(page)).toBeVisible()
  await button(page, 'Dates').click()
  await expect(asked(page).getByText('Times are by the clock there')).toBeVisible()
  await expect(asked(page).getByRole('button', { name: 'Use these dates' })).toBeDisabled()
  await takenByAnother(product, await pickDays(page, 10))
  await axeFindsNothing(page)
  await button(page, 'Use these dates').click()
  await expect(page).toHaveURL(SAID)
  await expect(asked(page)).toBeHidden()
  await expect(rows(page).first()).toContainText(/\$[\d,.]+ for 2 days/)
  await expect(barge(page)).toHaveCount(0)
  await expect(rows(page).filter({ hasText: /per (day|week|month)/ })).toHaveCount(0)
  await axeFindsNothing(page)

  const total = /\$[\d,.]+/.exec((await rows(page).first().textContent()) ?? '')?.[0] ?? ''
  const first = rows(page).first().getByRole('link')
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(SAID)
  await expect(page.getByText(total)).toBeVisible()
  await expect(page.getByText(/^10 \w+( \d{4})? – 12 \w+( \d{4})?$/)).toBeVisible()
  await page.getByRole('link', { name: 'Choose dates' }).click()
  await expect(page).toHaveURL(SAID)
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3)
  await expect(page.getByRole('status').getByText(total)).toBeVisible()
  await page.getByLabel('It ends at').selectOption('11:00 am')
  await expect(page).toHaveURL(/until=\d{4}-\d\d-12\+11%3A00/)
  await page.reload()
  await expect(page.getByLabel('It ends at').locator('option:checked')).toHaveText('11:00 am')
  await button(page, 'Check availability').click()
  await expect(page.getByRole('timer')).toHaveText(/^held (15:00|14:\d\d)$/)
  const heard = page.waitForResponse('**/search-rentals')
  for (let step = 0; step < 3; step++) await page.goBack()
  await expect(page).toHaveURL(SAID)
  // What they hold themselves is not in their way.
  expect(await (await heard).json()).toMatchObject({ success: true })
  await expect(rows(page).getByRole('link', { name, exact: true })).toBeVisible()
  await expect(rows(page).first()).toContainText('for 2 days')
  await button(page, 'Clear the dates').click()
  await expect(page).toHaveURL('/rentals/property?q=two')
  await expect(button(page, 'Dates')).toBeFocused()
  await expect(barge(page)).toBeVisible()
})

test('so it is on the map, whose selected card says what it costs then', async ({ page, product }) => {
  await page.goto(`${homesThen(11)}&card=library-barge-with-two-cabins`)
  const card = page.getByRole('region', { name: 'Selected on the map' })
  await expect(card).toContainText('$236.00 for 2 days')
  await expect(barge(page)).toBeVisible()
  const [, from = ''] = /from=([\d-]+)/.exec(homesThen(11)) ?? []
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(new Date(from))
  await takenByAnother(product, `10 ${month}`)
  await page.reload()
  await expect(rows(page).first()).toContainText('for 2 days')
  await expect(barge(page)).toHaveCount(0)
  await card.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^When/ }).click()
  await asked(page).getByRole('button', { name: 'Any dates' }).click()
  await expect(page).not.toHaveURL(/from=/)
  await expect(barge(page)).toBeVisible()
})

test('dates said in the form for vehicles, by keyboard alone', async ({ page }) => {
  await open(page, '/rentals/explore-vehicle/filters')
  await button(page, 'Any dates').focus()
  await page.keyboard.press('Enter')
  await expect(asked(page)).toBeVisible()
  await asked(page).getByRole('button', { name: 'Later month' }).focus()
  await page.keyboard.press('Tab')
  for (const key of ['PageDown', 'PageDown', 'Home', 'Enter', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key)
  // A week on is in the month that is shown then, and the day it begins on perhaps in the one before.
  await expect(asked(page).getByRole('gridcell', { selected: true })).not.toHaveCount(0)
  await expect(asked(page).getByRole('button', { name: 'Use these dates' })).toBeEnabled()
  await asked(page).getByRole('button', { name: 'Use these dates' }).focus()
  await page.keyboard.press('Enter')
  await expect(asked(page)).toBeHidden()
  await expect(button(page, /^\w{3}, \d+ \w{3}, 10:00 am – \w{3}, \d+ \w{3}, 10:00 am$/)).toBeFocused()
  await axeFindsNothing(page)
  await button(page, 'Search').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rentals\/explore-properties\?from=.+&until=.+&kind=vehicle$/)
  await expect(rows(page).first()).toContainText('for 7 days')
})

test('where nothing is free then, one can look at other dates, or at any', async ({ page }) => {
  await open(page, `/rentals/vehicle?q=zzzzzzz&${then(2)}`)
  await expect(page.getByText('Nothing like it is free here on these dates.')).toBeVisible()
  await axeFindsNothing(page)
  await button(page, 'Other dates').click()
  await expect(asked(page).getByRole('gridcell', { selected: true })).toHaveCount(3)
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Clear the dates' }).last().click()
  await expect(page).toHaveURL('/rentals/vehicle?q=zzzzzzz')
  await expect(page.getByText('There is nothing like it near here.')).toBeVisible()
})

for (const dates of [
  'from=2020-01-10+10:00&until=2020-01-12+10:00',
  'from=2099-01-10+10:00&until=2099-01-12+10:00',
  'from=tomorrow&until=later',
  then(3).replace(/&.*/, ''),
])
  test(`${dates} in a link is as if it were not there`, async ({ page }) => {
    await open(page, `/rentals/vehicle?${dates}`)
    await expect(rows(page).first()).toContainText('per day')
    await expect(button(page, 'Dates')).toBeVisible()
    await open(page, `/rentals/availability/library-barge-with-two-cabins?${dates}`)
    await expect(page.getByText('On which day does it begin?')).toBeVisible()
  })

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('dates are said, changed and shown', async ({ page }) => {
    await open(page, `/rentals/vehicle?${then(2)}`)
    await expect(page.getByRole('article').first()).toContainText('لمدة يومين')
    await page.getByRole('button', { name: /^متى/ }).click()
    const dialog = page.getByRole('dialog', { name: 'اختر التواريخ' })
    await expect(dialog.getByRole('gridcell', { selected: true })).toHaveCount(3)
    await axeFindsNothing(page)
    await dialog.getByRole('button', { name: 'أي تاريخ' }).click()
    await expect(page).toHaveURL('/rentals/vehicle')
  })
})
