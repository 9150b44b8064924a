import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('from a type of vehicle to one of them, to who rents it out, and back', async ({ page }) => {
  await open(page, '/rentals')
  await page.getByRole('region', { name: 'Transportation' }).getByRole('link', { name: 'Boats' }).click()
  await expect(page).toHaveURL('/rentals/explore-properties?category=boat&kind=vehicle')
  await page
    .getByRole('link', { name: /^Electric launch Dormouse/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Electric launch Dormouse/ })).toBeVisible()
  await expect(page.getByText(/^Security deposit: \$\d/)).toBeVisible()
  await page.getByRole('link', { name: 'All they rent out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kittiwake Boat Yard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Accommodation' }).getByRole('link').first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/rentals/explore-properties?category=boat&kind=vehicle')
})

test('what the form for vehicles finds is shown where homes are; how it is priced narrows it down', async ({
  page,
}) => {
  await open(page, '/rentals/explore-vehicle/filters')
  await page.getByRole('searchbox', { name: 'What' }).fill('van')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/rentals/explore-properties?q=van&kind=vehicle')
  await expect(page.getByRole('link', { name: /^Market trader’s van/ })).toBeVisible()

  await open(page, '/rentals/vehicle')
  await page.getByRole('button', { name: 'Filter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByLabel('per week').check()
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/rentals/vehicle?pricing=per_week')
  const found = page.getByRole('article')
  await expect(found.first()).toContainText('per week')
  await expect(found.filter({ hasText: 'per day' })).toHaveCount(0)
})

test('a row of a map’s list is as high while it waits as most that come, so that what one reads stays where it is', async ({
  page,
}) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/get-cards', async (route) => {
    await answered
    await route.continue()
  })
  await open(page, '/rentals/explore-vehicle')
  const rows = page.getByRole('region', { name: 'What was found' }).getByRole('listitem')
  const heights = () =>
    rows.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().height)))
  await expect(rows.nth(4)).toBeVisible()
  const waiting = new Set(await heights())
  expect(waiting.size).toBe(1)
  answer()
  await expect(rows.nth(4).getByRole('article')).toBeVisible()
  const come = (await heights()).slice(0, 5)
  expect(come.filter((it) => waiting.has(it)).length).toBeGreaterThanOrEqual(3)
})
