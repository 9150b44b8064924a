import type { Page } from '@playwright/test'
import { button } from '../support/checkout.ts'
import { codeFor, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

// Refusals have an error status, which the browser reports.
test.use({ ...withoutNetwork, viewport: { width: 390, height: 844 } })

const CAR = 'small-electric-hatchback-easy-to-park'
/** The months ahead in which no other journey rents this car. */
const MONTHS = 9

/** Chooses the 10th to the 12th, some months ahead. */
async function chooseDays(page: Page): Promise<void> {
  const day = (it: number) =>
    page
      .getByRole('grid')
      .first()
      .getByRole('button', { name: new RegExp(`\\b${it} \\w+ \\d{4}$`) })
  for (let it = 0; it < MONTHS; it++) await button(page, 'Later month').click()
  await day(10).click()
  await day(12).click()
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a guest chooses how to get a car, logs in, goes on where they were, and the booking says it', async ({
  page,
  product,
}) => {
  await open(page, `/rentals/vehicle/${CAR}`)
  await page.getByRole('link', { name: /How do you get it\?/ }).click()
  await expect(page).toHaveURL(`/pickup-drop/${CAR}/details`)
  await chooseDays(page)
  const [pickUp, back] = [part(page, 'Pick-up'), part(page, 'Return')]

  // The car is brought to an address.
  await pickUp.getByRole('radio', { name: /Bring it to my address/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Which address?' })
  await drawer.getByRole('combobox').fill('Harbour Square')
  await drawer.getByRole('option').first().click()
  await button(page, 'Use this address').click()
  await expect(pickUp).toContainText('Harbour Square')

  // The car is given back at a point, in another window.
  await back.getByText('Same place for return').click()
  await back.getByRole('radio', { name: /Ferry Terminal desk/ }).check()
  await back.getByRole('button', { name: /2:00 pm – 3:00 pm/ }).click()
  await page.getByLabel('Note', { exact: true }).fill('The blue door')

  // The login fills in who is there, and every other field is as it was.
  await button(page, 'Log in to fill this in').click()
  const { phone } = await somebody(product)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await button(page, 'Text me a code').click()
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(product, phone, 2))
  await expect(page).toHaveURL(`/pickup-drop/${CAR}/details`)
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(phone)
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('The blue door')
  await button(page, 'Continue').click()

  await expect(page).toHaveURL('/rentals/cart')
  await expect(page.getByText(/^Pick-up: Harbour Square/)).toBeVisible()
  await expect(page.getByText('Return: Ferry Terminal desk')).toBeVisible()
  await button(page, 'Go to payment').click()
  await button(page, /^Pay on arrival/).click()
  await expect(page).toHaveURL(/\/rentals\/my-bookings\/[0-9A-Z]{26}/)
  const how = part(page, 'How do you get it?')
  await expect(how).toContainText('Harbour Square')
  await expect(how).toContainText('Ferry Terminal desk')
  await expect(how.getByRole('link', { name: 'Directions' })).toHaveCount(1)

  // The handover is changed to another way.
  await button(page, 'Change').click()
  const change = page.getByRole('dialog', { name: 'How do you get it?' })
  await change
    .getByRole('region', { name: 'Pick-up' })
    .getByRole('radio', { name: /Ferry Terminal desk/ })
    .check()
  await button(page, 'See the new price').click()
  await button(page, 'Change it like this').click()
  await expect(change).toBeHidden()
  await expect(how).not.toContainText('Harbour Square')
})
