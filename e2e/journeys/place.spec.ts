import type { Locator, Page } from '@playwright/test'
import { builtFile } from '../support/built-file.ts'
import { call, isHere, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search for a place' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Look around here' })
const headerPlace = (page: Page) => page.locator('header').getByRole('link', { name: /^You look around/ })
const map = (page: Page) => page.getByRole('application')
/** The name of the place under the pin. */
const picked = (page: Page) => page.getByRole('status').filter({ has: page.locator('[dir=auto]') })

// The demo town surveys itself at its first search, for which no test should wait.
test.beforeAll(async ({ product }) => {
  const body = JSON.stringify({ search_value: 'a', session_token: 'first' })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${product.url}/public/api/suggest-locations`, { method: 'POST', headers, body })
})

async function drag(target: Locator, byX: number, byY: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  const { mouse } = target.page()
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 4]
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + byX, y + byY, { steps: 8 })
  await mouse.up()
}

test('who confirms before it is known where the chosen place is, is not taken to the one before', async ({
  page,
}) => {
  await page.goto('/place')
  await search(page).fill('castle st')
  let find = () => {}
  const found = new Promise<void>((resolve) => {
    find = resolve
  })
  await page.route('**/locate', async (route) => {
    await found
    await route.continue()
  })
  await page.getByRole('option', { name: 'Castle Street, Castle Hill' }).click()
  await confirm(page).click({ force: true })
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page).toHaveURL('/place')
  find()
  await expect(picked(page)).toHaveText('Castle Street, Castle Hill')
  await expect(confirm(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(headerPlace(page)).toContainText('Castle Street, Castle Hill')
  await page.reload()
  await expect(headerPlace(page)).toContainText('Castle Street, Castle Hill')
})

test('who chooses another place before the first is found, is taken to that one', async ({ page }) => {
  await page.goto('/place')
  await search(page).fill('castle')
  let find = () => {}
  const found = new Promise<void>((resolve) => {
    find = resolve
  })
  await page.route(
    '**/locate',
    async (route) => {
      await found
      await route.continue()
    },
    { times: 1 },
  )
  const first = page.waitForRequest('**/locate')
  const options = page.getByRole('option')
  await options.filter({ hasText: 'Castle Street, Castle Hill' }).click()
  await first
  await search(page).fill('mill square')
  await options.filter({ hasText: 'Mill Square' }).first().click()
  await expect(picked(page)).toContainText('Mill Square')
  const answered = page.waitForResponse('**/locate')
  find()
  await (await answered).finished()
  await expect(search(page)).toHaveValue('')
  await expect(picked(page)).toContainText('Mill Square')
})

test('what one likes is as far as it is from the place one has chosen', async ({ page, product }) => {
  const me = await somebody(product)
  const liked = { slug: 'night-market-and-brass', is_favorited: true }
  await call(product, 'toggle-favorite-event', { token: me.auth_token, ...liked })
  await isHere(page, me)
  const whereabouts = page.getByRole('article').filter({ hasText: 'Night Market and Brass' }).getByText(/·/)
  await open(page, '/favourites')
  const before = await whereabouts.textContent()
  await headerPlace(page).click()
  await search(page).fill('castle st')
  await page.getByRole('option', { name: 'Castle Street, Castle Hill' }).click()
  await expect(picked(page)).toHaveText('Castle Street, Castle Hill')
  await confirm(page).click()
  await expect(headerPlace(page)).toContainText('Castle Street, Castle Hill')
  await open(page, '/search?q=Night%20Market%20and%20Brass')
  const there = (await whereabouts.textContent()) ?? ''
  expect(there).not.toBe(before)
  await open(page, '/favourites')
  await expect(whereabouts).toHaveText(there)
})

test('by keyboard alone, from the field to home and by a recent place back', async ({ page }) => {
  await page.goto('/place')
  await search(page).focus()
  await page.keyboard.type('harbour')
  await expect(page.getByRole('option')).toHaveCount(6)
  await expect(page.getByText('6 places found')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const name = (await first.textContent()) ?? ''
  await expect(search(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(confirm(page)).toBeFocused()
  await expect(picked(page)).toHaveText(name)
  await page.keyboard.press('Enter')
  await expect(headerPlace(page)).toContainText(name)

  await headerPlace(page).press('Enter')
  await page.getByRole('button', { name: 'Selmara', exact: true }).press('Enter')
  await expect(headerPlace(page)).toContainText('Selmara')
  await headerPlace(page).press('Enter')
  await page.getByRole('button', { name }).press('Enter')
  await expect(headerPlace(page)).toContainText(name)
})

test('what is shown belongs to what was typed last, and nothing typed shows nothing', async ({ page }) => {
  await page.clock.install()
  await page.goto('/place')
  await expect(map(page)).toBeVisible()
  let asked = 0
  page.on('request', (it) => {
    if (it.url().endsWith('/suggest-locations')) asked++
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await search(page).pressSequentially('castle')
  await page.clock.resume()
  await expect(page.getByRole('option').first()).toContainText('Castle')
  expect(asked).toBe(1)
  await search(page).fill('zzzzzz')
  await expect(page.getByText('Nothing found for “zzzzzz”.')).toBeVisible()
  await search(page).fill('weir')
  await expect(page.getByRole('option').first()).toContainText('Weir')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(search(page)).toHaveValue('')
})

test('zooming keeps the place', async ({ page }) => {
  await page.goto('/place')
  await expect(map(page)).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.locator('.leaflet-layer img[src*="/15/"]').first()).toBeVisible()
  await expect(picked(page)).toHaveText('Selmara')
})

test('moving the map moves the place, by mouse and by arrow keys', async ({ page }) => {
  await page.goto('/place')
  await expect(map(page)).toBeVisible()
  await expect(picked(page)).toHaveText('Selmara')
  await drag(map(page), -60, 90)
  await expect(picked(page)).toHaveText(/, /)
  const byMouse = await picked(page).textContent()
  await map(page).press('ArrowLeft')
  await map(page).press('ArrowLeft')
  await expect(picked(page)).not.toHaveText(byMouse ?? '')
  await page.getByRole('button', { name: 'Satellite pictures' }).click()
  await expect(page.locator('.leaflet-layer.satellite img').first()).toBeVisible()
})

test.describe('where the device says where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 38.7135, longitude: -31.9568 } })

  test('who has allowed it and chosen nothing starts from there', async ({ page }) => {
    await page.goto('/place')
    await expect(picked(page)).not.toHaveText('Selmara')
    await expect(picked(page)).toHaveText(/, /)
  })
})

test('who denies it is told so, and can go on', async ({ page }) => {
  await page.goto('/place')
  await expect(map(page)).toBeVisible()
  await page.getByRole('list', { name: 'Places at hand' }).getByRole('button').first().click()
  await expect(page.getByRole('alert')).toHaveText(/^Location is off/)
  await expect(picked(page)).toHaveText('Selmara')
})

test.describe('with no network', () => {
  test.use(withoutNetwork)

  test('recent places and seen map still work, and search says what it needs', async ({ page, context }) => {
    await page.goto('/place')
    await search(page).fill('weir lane')
    await page.getByRole('option', { name: 'Weir Lane, Old Harbour' }).click()
    await confirm(page).click()
    await headerPlace(page).click()
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
    await context.setOffline(true)
    await search(page).fill('castle')
    await expect(page.getByRole('alert')).toContainText('Check your connection')
    await expect(page.getByText('Search needs the network.')).toBeVisible()
    await drag(map(page), 0, 60)
    await expect(page.getByText('No address came')).toBeVisible()
    await page.getByRole('button', { name: 'Selmara', exact: true }).click()
    await expect(headerPlace(page)).toContainText('Selmara')
  })
})

test.describe('where the map’s code does not come', () => {
  test.use({
    expectedNoise: /Failed to load resource/,
  })

  test('the rest works without it, and it can be asked for again', async ({ page }) => {
    await page.route(`**${builtFile('src/core/map/leaflet-map.tsx')}*`, (route) => route.abort())
    await page.goto('/place')
    await expect(page.getByRole('alert')).toContainText('The map did not load.')
    await page.getByRole('button', { name: 'Selmara', exact: true }).isEnabled()
    await page.unroute(`**${builtFile('src/core/map/leaflet-map.tsx')}*`)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(map(page)).toBeVisible()
  })
})
