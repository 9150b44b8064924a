import type { Page } from '@playwright/test'
import { records, visit } from '../offline/device.ts'
import { button } from '../support/checkout.ts'
import { isHere, somebody } from '../support/people.ts'
import { open, openMenu } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

test.use(withoutNetwork)

const MAP = '/go-to-places/explore-places'

/** Logs out, which deletes everything else that was stored, so that only the saved area can answer. */
async function logOut(page: Page): Promise<void> {
  await open(page, '/')
  await openMenu(page)
  await button(page, 'Logout').click()
  await page.getByRole('dialog', { name: 'Sign Out' }).getByRole('button', { name: 'Log out' }).click()
  await expect.poll(async () => (await records(page, 'user')).length).toBe(0)
}

test('an area saved with a network answers list, filter and page without one, and for the next person too', async ({
  page,
  context,
  product,
}) => {
  await isHere(page, await somebody(product))
  await visit(page, MAP)
  await button(page, 'Save this area').click()
  const dialog = page.getByRole('dialog', { name: 'Save this area' })
  await expect(dialog).toContainText(/\d+ places, to use without a network\. About [\d.]+ MB\./)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toContainText('Saved.', { timeout: 90_000 })
  const count = (await records(page, 'areaPlace')).length
  await logOut(page)

  await context.setOffline(true)
  await page.goto(MAP)
  await expect(page.getByText(/^Saved area, updated /)).toBeVisible()
  await expect(page.getByRole('heading', { name: `${count} Places Nearby` })).toBeVisible()
  await page.goto('/go-to-places/all-places?q=old+basin')
  const rows = page.getByRole('region', { name: 'What was found' }).getByRole('article')
  await expect(rows).toHaveCount(1)
  await page.goto('/go-to-places/all-places?open=now')
  await expect(rows.first()).toContainText('Open now')
  await page.goto('/go-to-places/all-places?q=old+basin')
  await rows.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Old Basin' })).toBeVisible()
  await expect(page.getByText(/^Saved area, updated /)).toBeVisible()
  await expect(page.getByText(/ (north|south|east|west).* of Selmara$/)).toBeVisible()

  await page.goto('/profile')
  await button(page, /^Delete /).click()
  await expect(page.getByRole('heading', { name: 'Saved areas' })).toHaveCount(0)
  expect(await records(page, 'areaPlace')).toEqual([])
})
