import type { Page } from '@playwright/test'
import { button } from '../support/checkout.ts'
import { codeFor, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

test.use({ ...withoutNetwork, viewport: { width: 390, height: 844 } })

const STORE = 'the-chair-at-the-ropeworks'
const ADDRESS = `/pickup-drop/${STORE}/details`
const CUT = 'Cut at your house'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function find(page: Page, name: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Which address?' })
  await drawer.getByRole('combobox').fill(name)
  await drawer.getByRole('option').first().click()
  await button(page, 'Use this address').click()
}

test('a guest says where a store is to come, logs in, goes on where they were, and the booking says it', async ({
  page,
  product,
}) => {
  await open(page, `/reserve-and-relax/store/${STORE}`)
  await page.getByRole('button', { name: 'Add: Cut', exact: true }).click()
  await button(page, `Add: ${CUT}`).click()
  // A visit is in one place.
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('link', { name: 'Choose the address' }).click()
  await expect(page).toHaveURL(ADDRESS)

  // Nothing leads on without an address, and it is said.
  await button(page, 'Continue').click({ force: true })
  await expect(page.getByText('Choose an address.')).toBeVisible()
  await button(page, 'Find an address').click()
  await find(page, 'Harbour Square')
  const where = part(page, 'Your address')
  await expect(where).toContainText('Harbour Square')
  await expect(where).toContainText(/Fee: \$\d/)
  await page.getByLabel('Note', { exact: true }).fill('The blue door')

  // The login fills in who is there, and everything else is as it was.
  await button(page, 'Log in to fill this in').click()
  const { phone } = await somebody(product)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await button(page, 'Text me a code').click()
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(product, phone, 2))
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(phone)
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('The blue door')
  await button(page, 'Continue').click()

  await expect(page).toHaveURL(/select-slot$/)
  const days = page.getByRole('group', { name: 'Days' }).getByRole('button')
  await days.and(page.locator(':not([aria-disabled])')).last().click()
  const times = page.getByRole('region', { name: /Morning|Afternoon|Evening/ }).getByRole('button')
  await times.last().click()
  await expect(page).toHaveURL(/summary$/)
  await expect(page.getByText(/^Coming to Harbour Square/)).toBeVisible()
  await button(page, 'Go to payment').click()
  await button(page, /^Pay on arrival/).click()
  await expect(page).toHaveURL(/\/reserve-and-relax\/my-bookings\/[0-9A-Z]{26}/)
  const home = part(page, 'They come to you')
  await expect(home).toContainText('Harbour Square')
  await expect(home).toContainText('Only The Chair at the Ropeworks sees your address')
  await expect(page.getByText(/^Coming to Harbour Square/)).toBeVisible()

  // And another address.
  await home.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Where should they come?' })
  await change.getByRole('button', { name: 'Choose another address' }).click()
  await find(page, 'Old Ropeworks')
  await button(page, 'See the new price').click()
  await button(page, 'Change it like this').click()
  await expect(change).toBeHidden()
  await expect(home).not.toContainText('Harbour Square')
})
