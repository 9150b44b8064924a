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
