import { axeFindsNothing } from '../a11y/run-axe.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('what is not found in one part is looked for in everything by one tap', async ({ page }) => {
  await open(page, '/search?vertical=rentals&q=calligraphy')
  await expect(page.getByRole('heading', { name: 'No matches for “calligraphy”' })).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('button', { name: 'Search everything' }).click()
  await expect(page.getByRole('link', { name: /^Arabic calligraphy/ })).toBeVisible()
})

test('where nothing is called so, the category is offered that was most likely meant', async ({ page }) => {
  await open(page, '/search?vertical=rentals&q=gigs')
  await expect(page.getByText('Is this what you’re looking for?')).toBeVisible()
  await page.getByRole('link', { name: /^See all \d+ in Music$/ }).click()
  await expect(page).toHaveURL(/\/happenings\/explore-events\?category=music/)
})

test('what is found nowhere is nobody’s fault, and there is more to see', async ({ page }) => {
  await open(page, '/search?q=zzqqxx')
  await expect(page.getByText('Try another word, or browse everything.')).toBeVisible()
  await page.getByRole('link', { name: 'Browse everything' }).click()
  await expect(page).toHaveURL('/services')
})

test('before anything is asked there are categories, what is popular, and what was asked before', async ({
  page,
}) => {
  await open(page, '/search')
  await expect(page.getByRole('heading', { name: 'Popular near you' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden()
  const field = page.getByRole('searchbox')
  await field.fill('jazz')
  await expect(page.getByRole('link', { name: /Night train/ })).toBeVisible()
  await field.press('Enter')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'jazz' }).click()
  await expect(field).toHaveValue('jazz')
  await expect(page.getByRole('link', { name: /Night train/ })).toBeVisible()
  await field.fill('')
  await axeFindsNothing(page)
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden()
  await page.getByRole('link', { name: 'Music' }).click()
  await expect(page).toHaveURL(/\/happenings\/explore-events\?category=music/)
})
