import { expect, test, withoutNetwork } from '../support/test.ts'
import { visit } from './device.ts'

test.use(withoutNetwork)

test('a map shows what it showed before', async ({ page, context }) => {
  const marks = page.locator('.leaflet-marker-icon > span')
  const rows = page.getByRole('region', { name: 'What was found' }).getByRole('article').getByRole('heading')
  await visit(page, '/happenings/events-map')
  await expect(marks.first()).toBeVisible()
  await expect(rows.first()).toBeVisible()
  const first = await rows.first().textContent()
  await context.setOffline(true)
  await page.reload()
  // The notice leaves the map a little less room.
  await expect(page.getByRole('heading', { name: /Events? Nearby/ })).toHaveText(/^[1-9]\d* /)
  await expect(rows.first()).toHaveText(first ?? '')
  await expect(marks.first()).toBeVisible()
})

test('the pictures of a map that was opened without a network come with it', async ({ page, context }) => {
  const failed = page.getByText('The map’s pictures did not come')
  const pictures = page.locator('.leaflet-tile-loaded')
  await visit(page, '/happenings/events-map')
  await visit(page, '/')
  await context.setOffline(true)
  // A part of the island that this device has not stored.
  await page.goto('/happenings/events-map?at=38.79,-32.1&zoom=15')
  await expect(failed).toBeVisible()
  await context.setOffline(false)
  await expect(failed).toHaveCount(0)
  await expect.poll(() => pictures.count()).toBeGreaterThan(3)
  const blank = pictures.evaluateAll((all) => all.filter((it) => (it as HTMLImageElement).naturalWidth === 0))
  expect(await blank).toEqual([])
})

test('satellite pictures that cannot come leave the street map, and say so', async ({ page, context }) => {
  const satellite = page.getByRole('button', { name: 'Satellite pictures' })
  await visit(page, '/happenings/events-map')
  await expect(page.locator('.street .leaflet-tile-loaded').first()).toBeVisible()
  await context.setOffline(true)
  await satellite.click()
  await expect(page.getByText(/^Satellite pictures need a network/)).toBeVisible()
  await expect(satellite).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.street .leaflet-tile-loaded').first()).toBeVisible()
})
