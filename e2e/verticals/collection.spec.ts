import { button } from '../support/checkout.ts'
import { isHere, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

test.use({ ...withoutNetwork, viewport: { width: 390, height: 844 } })

const STORE = 'fresh-sheets'
const DETAILS = `/pickup-drop/${STORE}/details`

test('linen is collected and brought back, both ways with a price, until it is cancelled', async ({
  page,
  product,
}) => {
  await isHere(page, await somebody(product))
  await open(page, `/reserve-and-relax/store/${STORE}`)
  await button(page, 'Add: Ten shirts ironed').click()
  await page.getByRole('link', { name: 'Choose a time' }).click()
  await expect(page).toHaveURL(DETAILS)
  await button(page, 'Find an address').click()
  const drawer = page.getByRole('dialog', { name: 'Which address?' })
  await drawer.getByRole('combobox').fill('Harbour Square')
  await drawer.getByRole('option').first().click()
  await button(page, 'Use this address').click()

  const part = (name: string) => page.getByRole('region', { name, exact: true }).first()
  const windows = (name: string) =>
    part(name).getByRole('button', { name: / – / }).and(page.locator(':not([aria-disabled])'))
  const days = part('When do they collect it?').getByRole('group', { name: 'Days' }).getByRole('button')
  await days.and(page.locator(':not([aria-disabled])')).last().click()
  await windows('When do they collect it?').first().click()
  await windows('When do they bring it back?').first().click()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/summary$/)
  await expect(page.getByText(/^Collecting: Harbour Square/)).toBeVisible()
  await expect(page.getByText(/^Bringing back: Harbour Square/)).toBeVisible()
  await button(page, 'Go to payment').click()
  await button(page, /^Pay on arrival/).click()
  await expect(page).toHaveURL(/\/reserve-and-relax\/my-bookings\/[0-9A-Z]{26}/)
  const how = page.getByRole('region', { name: 'They collect it and bring it back', exact: true })
  await expect(how.getByRole('heading', { name: 'Pick-up' })).toBeVisible()
  await expect(how.getByRole('heading', { name: 'Return' })).toBeVisible()
  await how.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'When and where?' })
  await expect(change.getByRole('region', { name: 'When do they bring it back?' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Manage Visit').click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Cancel/ })
      .first(),
  ).toBeVisible()
})
