import type { Page } from '@playwright/test'
import { builtFile } from '../support/built-file.ts'
import { rests } from '../support/rest.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const rows = (page: Page) => page.getByRole('region', { name: 'What was found' }).getByRole('article')
const nearby = (page: Page) => page.getByRole('heading', { name: /Events? Nearby/ })
const mapFile = () => `**${builtFile('src/core/map/leaflet-map.tsx')}*`
const marks = (page: Page) => page.locator('.leaflet-marker-icon > span')

const openMap = async (page: Page, path = '/happenings/events-map') => {
  await page.goto(path)
  await expect(marks(page).first()).toBeVisible()
}

const drag = async ({ mouse }: Page, x: number, from: number, to: number) => {
  await mouse.move(x, from)
  await mouse.down()
  await mouse.move(x, to, { steps: 6 })
  await mouse.up()
}

/** The place of a marker that nothing covers. */
const someMark = async (page: Page) => {
  const marks = await page
    .locator('.mark > span')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect()))
  return marks.find(({ x, y }) => x > 20 && x < 300 && y > 190 && y < 380)
}

/** The prices of the rows in their order. Rows of free or sold out events have none. */
const prices = async (page: Page) =>
  (await rows(page).allInnerTexts()).flatMap((text) => {
    const [, price] = /\$([\d,.]+)/.exec(text) ?? []
    return price === undefined ? [] : Number(price)
  })

test('from the home of events by a category to what there is of it, and back', async ({ page }) => {
  await open(page, '/happenings')
  await page.getByRole('link', { name: 'Music' }).click()
  await expect(page).toHaveURL('/happenings/explore-events?category=music')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Music')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL('/happenings/explore-events?category=new')
  await page.getByRole('button', { name: 'Markets' }).click()
  await page.getByRole('button', { name: 'Music' }).click()
  await expect(page).toHaveURL('/happenings/explore-events?category=markets%2Cmusic')
  await page.goBack()
  await expect(page).toHaveURL('/happenings')
  // The chosen category is in view, wherever it is in the row.
  await page.getByRole('link', { name: 'Theatre' }).click()
  await expect(page.getByRole('button', { name: 'Theatre' })).toBeInViewport({ ratio: 0.9 })
})

test('filters are said in the address, hold for whoever opens it, and can be cleared', async ({ page }) => {
  await open(page, '/happenings/explore-events')
  await page.getByRole('button', { name: 'Filter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByLabel('Expensive').check()
  await drawer.getByLabel('At least so many stars').focus()
  for (let step = 0; step < 45; step++) await page.keyboard.press('ArrowRight')
  await drawer.getByRole('button', { name: /^Show \d/ }).click()
  await expect(page).toHaveURL('/happenings/explore-events?sort=price-high&rating=4.5%2C5')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  const shown = await prices(page)
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  expect(shown.length).toBeGreaterThan(3)
  expect(await page.evaluate(() => sessionStorage.getItem('defaultFilters'))).toBe('false')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('button', { name: 'Clear Filter' }).click()
  await expect(page).toHaveURL('/happenings/explore-events')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('defaultFilters'))).toBe('true')
})

test('a long list is read to its end, with few of its rows on the page at once', async ({ page }) => {
  await open(page, '/happenings/all-events')
  const seen = new Set<string>()
  await expect(async () => {
    // Scrolls by less than a screen, so that no row is skipped.
    await page.mouse.wheel(0, 700)
    for (const title of await rows(page).getByRole('heading').allInnerTexts()) seen.add(title)
    expect(await rows(page).count()).toBeLessThan(40)
    expect(seen.size).toBeGreaterThanOrEqual(60)
  }).toPass({ intervals: [100], timeout: 20_000 })
})

test('the form suggests as one types, forgets what is emptied, and leads to what is looked for', async ({
  page,
}) => {
  await open(page, '/happenings/explore-events/filters')
  const field = page.getByLabel('What', { exact: true })
  const suggestions = page.getByRole('region', { name: 'Suggestions' })
  await field.pressSequentially('night mark')
  await expect(suggestions.getByRole('link', { name: 'Night Market and Brass' })).toBeVisible()
  await field.fill('')
  await expect(suggestions).toHaveCount(0)
  await field.fill('market')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/happenings/explore-events?q=market')
  await expect(rows(page).first()).toContainText(/market/i)
})

test.describe('where the network is at its worst', () => {
  // The browser itself reports files that did not load.
  test.use({
    expectedNoise: /Failed to load resource|dynamically imported/,
  })

  test('a question of the first letters is called off, and its answer not shown for the last', async ({
    page,
  }) => {
    let late = async () => {}
    const isAsked = new Promise<void>((resolve) => {
      void page.route('**/public/api/suggest-events', async (route) => {
        const answer = await route.fetch()
        if (route.request().postDataJSON().search_value !== 'sail') return route.fulfill({ response: answer })
        late = () => route.fulfill({ response: answer }).catch(() => {})
        resolve()
      })
    })
    await open(page, '/happenings/explore-events/filters')
    const field = page.getByLabel('What', { exact: true })
    const suggestions = page.getByRole('region', { name: 'Suggestions' })
    await field.fill('sail')
    await isAsked
    const isEnded = page.waitForEvent('requestfailed', (it) => it.postDataJSON()?.search_value === 'sail')
    await field.fill('night market')
    await isEnded
    const last = suggestions.getByRole('link', { name: 'Night Market and Brass' })
    await expect(last).toBeVisible()
    await late()
    await rests(page)
    await expect(last).toBeVisible()
    await field.fill('')
    await expect(suggestions).toHaveCount(0)
  })

  test('tiles that do not come are said, and the list goes on', async ({ page }) => {
    await page.route('**/tiles/**', (route) => route.fulfill({ status: 404 }))
    await openMap(page)
    await expect(page.getByText('The map’s pictures did not come.')).toBeVisible()
    await expect(nearby(page)).not.toHaveText(/^0 /)
    await expect(rows(page).first()).toBeVisible()
  })

  test('a map that does not come is said, and asked for again', async ({ page }) => {
    await page.route(mapFile(), (route) => route.abort(), { times: 1 })
    await page.goto('/happenings/events-map')
    await expect(page.getByRole('alert').filter({ hasText: 'The map did not load' })).toBeVisible()
    await expect(rows(page).nth(3)).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(marks(page).first()).toBeVisible()
    await expect(nearby(page)).not.toHaveText(/^0 /)
  })

  test('a map that the browser does not ask for any more comes with a new page', async ({ page }) => {
    let pages = 0
    page.on('request', (it) => {
      if (it.isNavigationRequest()) pages++
    })
    // Some browsers do not ask again in a page for a module that failed. Here it fails for the whole life of
    // a page.
    await page.route(mapFile(), (route) =>
      pages === 1 && route.request().method() === 'GET' ? route.abort() : route.fallback(),
    )
    await page.goto('/happenings/events-map')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(marks(page).first()).toBeVisible()
    expect(pages).toBe(2)
  })
})

test.describe('on the map', () => {
  test('what is tapped is selected, leads to its page, and is selected again on the way back', async ({
    page,
  }) => {
    await openMap(page, '/happenings/events-map?card=night-market-and-brass&at=38.7079,-31.9443&zoom=14')
    const card = page.getByRole('region', { name: 'Selected on the map' })
    await card.getByRole('link', { name: 'Night Market and Brass' }).click()
    await expect(page).toHaveURL('/happenings/event/night-market-and-brass')
    await page.goBack()
    await expect(card.getByRole('link')).toHaveText('Night Market and Brass')
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(card).toHaveCount(0)
    await expect(page).not.toHaveURL(/card=/)
    await expect(async () => {
      const { x, y } = (await someMark(page)) ?? { x: 0, y: 0 }
      await page.mouse.click(x + 5, y + 5)
      await rests(page)
      expect(await card.getByRole('link').count()).toBe(1)
    }).toPass()
    await page.mouse.click(370, 345)
    await expect(card).toHaveCount(0)
  })

  test('who denies their position is told so, and looks around the marketplace’s own place', async ({
    page,
  }) => {
    await openMap(page)
    await page.getByRole('button', { name: 'Use my current location' }).click()
    await expect(page.getByRole('alert')).toContainText('Location is off')
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(nearby(page)).not.toHaveText(/^0 /)
  })

  test('moving it looks around there, and remembers where', async ({ page }) => {
    await openMap(page)
    const before = await nearby(page).textContent()
    await drag(page, 200, 380, 200)
    await expect(page).toHaveURL(/at=38\.\d+%2C-31\.\d+&place=.+&zoom=14/)
    await expect(nearby(page)).not.toHaveText(before ?? '')
    await open(page, '/')
    await expect(page.locator('header')).not.toContainText('Selmara')
  })

  test('what one looks around stands in the middle of what the sheet leaves, also after it was down', async ({
    page,
  }) => {
    const at = [38.7079, -31.9443] as const
    await openMap(page, `/happenings/events-map?at=${at.join(',')}&zoom=14`)
    const handle = page.getByRole('button', { name: /The list/ })
    const mapHeight = async () => (await page.locator('.leaflet-container').boundingBox())?.height ?? 0
    const half = await mapHeight()
    expect(half).toBeLessThan((page.viewportSize()?.height ?? 0) / 2 + 30)
    const mark = await someMark(page)
    // A tap on an empty place lowers the sheet, and the map does not move under the finger.
    await page.mouse.click(8, 330)
    await expect.poll(mapHeight).toBeGreaterThan(700)
    expect(await someMark(page)).toEqual(mark)
    await expect(page).toHaveURL(new RegExp(`at=${at[0]}`))
    await handle.click()
    await expect.poll(mapHeight).toBe(half)
    await expect.poll(() => someMark(page)).toEqual(mark)
    await expect(page).toHaveURL(new RegExp(`at=${at[0]}`))
    // Zooming in keeps the place, and a short drag moves the map by a short way.
    await page.mouse.click(8, 330)
    await expect.poll(mapHeight).toBeGreaterThan(700)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(page.locator('.leaflet-layer img[src*="/15/"]').first()).toBeVisible()
    await rests(page)
    await expect(page).toHaveURL(new RegExp(`at=${at[0]}`))
    await drag(page, 60, 330, 290)
    await expect(page).not.toHaveURL(new RegExp(`at=${at[0]}`))
    const [, latitude] = /at=([\d.]+)/.exec(page.url()) ?? []
    expect(Math.abs(Number(latitude) - at[0])).toBeLessThan(0.003)
    const tiles = page.locator('.leaflet-tile-pane')
    const before = await tiles.boundingBox()
    await handle.click()
    await expect.poll(mapHeight).toBe(half)
    await rests(page)
    expect((await tiles.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  })

  test('where there is nothing, one tap shows more of the map, and takes nobody elsewhere', async ({
    page,
  }) => {
    await page.goto('/happenings/events-map?at=38.69,-31.944&zoom=15')
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Look further away' }).click()
    await expect(rows(page).first()).toBeVisible()
    await expect(page).toHaveURL(/at=38\.69%2C-31\.944|at=38\.69,-31\.944/)
  })

  test('the sheet is drawn up, and goes down when the map is touched; keys step it', async ({ page }) => {
    await openMap(page)
    const top = async () => (await page.getByRole('button', { name: /The list/ }).boundingBox())?.y ?? 0
    const handle = page.getByRole('button', { name: /The list/ })
    const { height } = page.viewportSize() ?? { height: 0 }
    await expect.poll(top).toBe(height / 2)
    await handle.hover()
    await page.mouse.down()
    await page.mouse.move(195, 260, { steps: 8 })
    await page.mouse.up()
    await expect.poll(top).toBeLessThan(300)
    await page.mouse.click(60, 170)
    await expect.poll(top).toBeGreaterThan(700)
    await handle.focus()
    await page.keyboard.press('Enter')
    await expect.poll(top).toBe(height / 2)
    await expect(rows(page).first()).toBeVisible()
  })

  test('where a key goes in the list is seen, and the map stays where it is', async ({ page }) => {
    await openMap(page)
    const top = async () => (await page.locator('.leaflet-container').boundingBox())?.y
    const before = await top()
    const row = rows(page).nth(3)
    await row.getByRole('link').focus()
    await expect(row).toBeInViewport({ ratio: 0.99 })
    expect(await top()).toBe(before)
  })

  test.describe('with room for both', () => {
    test.use({ viewport: { width: 1280, height: 800 } })

    test('list and map stand side by side, and what is pointed at in one stands out in the other', async ({
      page,
    }) => {
      await openMap(page, '/happenings/explore-events')
      const dark = page.locator('.mark [data-selected]')
      // Rows whose marker is in a cluster are covered too: there are some, wherever the map opens.
      for (const at of [0, 1, 2, 3]) {
        await rows(page).nth(at).hover()
        await expect(dark).toHaveCount(1)
      }
      await page.getByRole('heading', { name: /Events? Nearby/ }).hover()
      await expect(dark).toHaveCount(0)
    })

    test('what is said of the position leaves the list where it is', async ({ page }) => {
      await openMap(page)
      const notice = page.getByRole('alert')
      await page.getByRole('button', { name: 'Use my current location' }).click()
      await expect(notice).toContainText('Location is off')
      const before = await nearby(page).boundingBox()
      await notice.getByRole('button', { name: 'Close' }).click()
      await expect(notice).toHaveCount(0)
      expect(await nearby(page).boundingBox()).toEqual(before)
    })
  })
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
