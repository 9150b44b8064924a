import { axeFindsNothing } from '../a11y/run-axe.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('what is not found in one part is looked for in everything by one tap', async ({ page }) => {
  await open(page, '/search?vertical=rentals&q=Night%20Market%20and%20Brass')
  await expect(page.getByText('There is nothing like it here. There may be elsewhere.')).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('button', { name: 'Look in everything' }).click()
  await expect(page.getByRole('link', { name: 'Night Market and Brass' })).toBeVisible()
})

test('what is found nowhere may be misspelt, and there is more to see', async ({ page }) => {
  await open(page, '/search?q=zzqqxx')
  await expect(page.getByText('Check the spelling, or try a shorter word.')).toBeVisible()
  await page.getByRole('link', { name: 'See what there is' }).click()
  await expect(page).toHaveURL('/services')
})
