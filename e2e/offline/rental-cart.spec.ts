import { button } from '../support/checkout.ts'
import { chooseDates, DATES } from '../support/renting.ts'
import { expect, networkGone, test } from '../support/test.ts'
import { records, visit } from './device.ts'

test.use({ expectedNoise: networkGone })

test('without a network the cart is there, and the calendar as it was kept; what needs it says so', async ({
  page,
  context,
}) => {
  await visit(page, DATES)
  await chooseDates(page, 8)
  await button(page, 'Check availability').click()
  await expect(page.getByRole('timer')).toBeVisible()
  const isKept = async () =>
    (await records(page, 'query')).some((it) => String(it.key).includes('"rental calendar"'))
  await expect.poll(isKept).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('$236.00').first()).toBeVisible()
  await button(page, 'Confirm').click()
  await expect(page.getByRole('dialog')).toContainText('An estimate so far.')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page.getByText(/^What is taken is shown as it was at \d?\d:\d\d\s[ap]m\./)).toBeVisible()
  await expect(button(page, 'Check availability')).toBeDisabled()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3)

  await context.setOffline(false)
  await expect(button(page, 'Check availability')).toBeEnabled({ timeout: 20_000 })
})
