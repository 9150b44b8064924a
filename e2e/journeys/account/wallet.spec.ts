import { isHere, somebody } from '../../support/people.ts'
import { open, openMenu } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the menu leads to one’s wallet, which says what it holds', async ({ page, product }) => {
  await isHere(page, await somebody(product))
  await open(page, '/')
  await openMenu(page)
  await page.getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL('/my-wallet')
  await expect(page.getByText('Balance', { exact: true })).toBeVisible()
  await expect(page.getByText('No transactions yet.')).toBeVisible()
})

test('money is put in, declined and paid, and paid out to where it came from', async ({ page, product }) => {
  await isHere(page, await somebody(product))
  // The address to which the gateway leads back, since the choice is stored for this origin.
  await page.goto(`http://localhost:${new URL(product.url).port}/my-wallet`)
  await page.getByRole('button', { name: 'Top up' }).click()
  await page.getByRole('button', { name: '$25.00' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Online/ }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('The payment was declined')).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/my-wallet$/)
  await expect(page.getByText('Added by you')).toBeVisible()
  await page.getByRole('button', { name: 'Pay out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay out' })
  await dialog.getByLabel('Amount').fill('30')
  await dialog.getByRole('button', { name: 'Pay out' }).click()
  await expect(dialog.getByText('Choose an amount that can be paid out.')).toBeVisible()
  await dialog.getByLabel('Amount').fill('10,5')
  await dialog.getByRole('button', { name: 'Pay out' }).click()
  await expect(dialog.getByText('$10.50 is on its way')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Paid out to you')).toBeVisible()
  await page.getByRole('button', { name: 'In', exact: true }).click()
  await expect(page.getByText('Added by you')).toBeVisible()
  await expect(page.getByText('Paid out to you')).toBeHidden()
})

test('an invitation is handed on with its code, which the register form knows', async ({ page, product }) => {
  const person = await somebody(product)
  await isHere(page, person)
  await open(page, '/refer-and-earn')
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Share the invitation' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const code = await page.locator('main b').textContent()
  expect(link).toBe(`${product.url}/register/${code}`)
})

test('where nobody is invited, nothing of it is shown', async ({ page, product }) => {
  await product.operate('settings', 'set', 'enableReferAndEarn', 'false')
  try {
    await open(page, '/')
    await openMenu(page)
    await expect(page.getByRole('link', { name: 'Wallet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Refer & Earn' })).toHaveCount(0)
  } finally {
    await product.operate('settings', 'reset', 'enableReferAndEarn')
  }
})
