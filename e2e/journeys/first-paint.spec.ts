import type { Page } from '@playwright/test'
import { esDeferred } from '#contract/texts/deferred/es.ts'
import { es } from '#contract/texts/es.ts'
import { startFaultProxy } from '#tests/support/fault-proxy.ts'
import { watchPainting, whatWasSeen } from '../support/painting.ts'
import { hasReact, rests } from '../support/rest.ts'
import { open } from '../support/screens.ts'
import { expect, test, withWorker } from '../support/test.ts'
import { openInstalled } from '../update/app.ts'

async function isAlive(page: Page): Promise<void> {
  await hasReact(page)
  await page.waitForFunction(() => localStorage.getItem('hot guest')?.includes('storeName'))
}

test.describe('with no script', () => {
  test.use({ javaScriptEnabled: false })

  test('the first answer is the page itself: what stands in a list stands below each other, long titles and all', async ({
    page,
  }) => {
    await page.goto('/happenings/explore-events')
    const rows = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      )
    expect(rows.length).toBeGreaterThan(5)
    for (const [at, { top }] of rows.entries()) expect(top).toBeGreaterThanOrEqual(rows[at - 1]?.bottom ?? 0)
  })

  test('a map is there as a picture, under the shape of its list', async ({ page }) => {
    await page.goto('/rentals/explore-vehicle')
    const tiles = page.locator('main img[src^="/tiles/street/14/"]')
    await expect
      .poll(() => tiles.evaluateAll((all) => all.map((it) => (it as HTMLImageElement).naturalWidth)))
      .toEqual(Array(await tiles.count()).fill(512))
    expect(await tiles.count()).toBeGreaterThan(3)
    await expect(page.getByText('Selmara Land Survey')).toBeVisible()
  })
})

for (const [locale, direction, path] of [
  ['ar', 'rtl', '/'],
  ['es', 'ltr', '/happenings/explore-events'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test('the app goes on from what was painted, and moves nothing', async ({ page }) => {
      await watchPainting(page)
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction)
      await isAlive(page)
      await rests(page)
      expect(await whatWasSeen(page)).toEqual({ moved: [], replaced: 0 })
    })
  })
}

test.describe('on a slow network', () => {
  test('the app waits for the whole page, also when its own files are there already', async ({
    page,
    product,
  }) => {
    const { hostname, port } = new URL(product.url)
    const proxy = await startFaultProxy({ target: { host: hostname, port: Number(port) } })
    await page.goto(proxy.through(product.url))
    await isAlive(page)
    await watchPainting(page)
    await proxy.mode({ drip: 10_000 })
    await page.reload()
    await proxy.mode('pass')
    await isAlive(page)
    expect(await whatWasSeen(page)).toEqual({ moved: [], replaced: 0 })
    await proxy.stop()
  })
})

test('the painted styles stay where they are, and nothing doubles them', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const painted = document.querySelector('style[data-painted-styles]')
    const changes = { moved: 0 }
    new MutationObserver((records) => {
      changes.moved += records.filter((it) => [...it.removedNodes].includes(painted as Element)).length
    }).observe(document.head, { childList: true })
    Object.assign(window, { changes })
  })
  await isAlive(page)
  const { moved, defining } = await page.evaluate(() => ({
    moved: (window as unknown as { changes: { moved: number } }).changes.moved,
    defining: [...document.styleSheets].filter((sheet) =>
      [...sheet.cssRules].some((rule) => rule.cssText.includes('--q-colors-ink:')),
    ).length,
  }))
  expect(moved).toBe(0)
  expect(defining).toBe(1)
})

test('a map goes on where it was painted, and no style of what comes later stands in a layer', async ({
  page,
}) => {
  const tiles = new Set<string>()
  page.on('request', (it) => /\/tiles\//.test(it.url()) && tiles.add(new URL(it.url()).pathname))
  await open(page, '/rentals/explore-vehicle')
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
  expect([...tiles].filter((it) => !it.startsWith('/tiles/street/14/'))).toEqual([])
  await expect(page.locator('main [aria-hidden] > div > img')).toHaveCount(0)
  // Each layer that is inserted later would make the browser lay out all texts of the page again.
  const layered = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .filter((it) => it.startsWith('@layer')),
  )
  expect(layered).toEqual([])
})

test('nothing is asked for by the app before there is something to see', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const veil = '<style id="veil">#root { visibility: hidden }</style></head>'
    await route.fulfill({ response, body: (await response.text()).replace('</head>', veil) })
  })
  const asked = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter((it) => it.name.includes('/assets/')).length,
    )
  await page.goto('/')
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  await rests(page)
  expect(await asked()).toBe(0)
  await page.evaluate(() => document.querySelector('#veil')?.remove())
  await isAlive(page)
  expect(await asked()).toBeGreaterThan(0)
})

test('a page that nobody touches comes to rest', async ({ page }) => {
  await page.addInitScript(() => {
    const hook = {
      commits: 0,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => void hook.commits++,
    }
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {} },
      commits: () => hook.commits,
    })
  })
  const commits = () => page.evaluate(() => (window as unknown as { commits: () => number }).commits())
  await page.goto('/')
  await isAlive(page)
  // React commits nothing that changes nothing visible.
  await expect
    .poll(async () => {
      const before = await commits()
      await rests(page)
      return (await commits()) - before
    })
    .toBe(0)
  expect(await commits()).toBeGreaterThan(0)
})

test.describe('in another language than the one built in', () => {
  test.use({ locale: 'es' })

  test('the page brings the words it shows, and the others come after it', async ({ page, request }) => {
    const answer = await request.get('/', { headers: { accept: 'text/html', 'accept-language': 'es' } })
    expect(await answer.text()).not.toContain(esDeferred['menu.help'])
    await page.goto('/')
    await page.getByRole('button', { name: es['menu.open'] }).click()
    await expect(page.getByRole('dialog').getByText(esDeferred['menu.help'])).toBeVisible()
  })
})

test('who reads another language than was painted gets theirs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

/** Opens a painted page without its app; answers how to let the app load. */
async function openPainted(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {}
  const until = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.context().route('**/assets/index-*.js', async (route) => {
    await until
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letThrough
}

test.describe('before the app runs', () => {
  test.use({
    expectedNoise: /status of (404|503)/,
  })

  test('a tap is kept, and done once the app is there', async ({ page }) => {
    const letThrough = await openPainted(page, '/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    letThrough()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('what is typed is kept, and looked for once the app is there', async ({ page }) => {
    const letThrough = await openPainted(page, '/search')
    await page.getByRole('searchbox').pressSequentially('market')
    letThrough()
    await expect(page.getByRole('article').first()).toContainText(/market/i)
    await expect(page.getByRole('searchbox')).toHaveValue('market')
  })

  test('a form that is sent goes out once the app is there, and never into the address', async ({ page }) => {
    const letThrough = await openPainted(page, '/login/email/forgot-password')
    await page.getByLabel('E-mail', { exact: true }).fill('nobody@selmara.example')
    await page.keyboard.press('Enter')
    await rests(page)
    expect(page.url()).toMatch(/\/forgot-password$/)
    letThrough()
    await expect(page.getByRole('status').filter({ hasText: 'a link is on its way' })).toBeVisible()
  })

  test('an answer that is opened stays open', async ({ page }) => {
    const letThrough = await openPainted(page, '/help-faq')
    await page.locator('summary').first().click()
    letThrough()
    await isAlive(page)
    await rests(page)
    await expect(page.locator('details[open]')).toHaveCount(1)
    expect(await page.locator('details').first().getAttribute('open')).not.toBeNull()
  })

  for (const [what, answer] of [
    ['gone', { status: 404 }],
    ['cut off', { status: 200, contentType: 'application/json', body: '{"language":"en","sta' }],
  ] as const)
    test(`a page whose state is ${what} gets another in its place, with what was typed`, async ({
      page,
      context,
    }) => {
      await context.route('**/painted/*', (route) => route.fulfill(answer))
      const letThrough = await openPainted(page, '/search')
      await page.getByRole('searchbox').pressSequentially('market')
      letThrough()
      await expect(page.getByRole('article').first()).toContainText(/market/i)
      await expect(page.getByRole('searchbox')).toHaveValue('market')
      await expect(page.getByRole('searchbox')).toBeFocused()
    })

  test('a page whose state never comes waits for it a while, and gets another in its place', async ({
    page,
    context,
  }) => {
    await context.route('**/painted/*', () => {})
    await page.goto('/')
    await isAlive(page)
  })

  test('a page whose files are gone asks for another one, once', async ({ page, context }) => {
    let loads = 0
    page.on('domcontentloaded', () => loads++)
    await context.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(() => loads, { timeout: 30_000 }).toBe(2)
    await rests(page)
    expect(loads).toBe(2)
  })

  test('a page whose files a busy server refused gets them a moment later', async ({ page, context }) => {
    let refused = 0
    await context.route('**/assets/index-*.js', (route) =>
      refused++ < 2 ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.goto('/', { waitUntil: 'commit' })
    await isAlive(page)
  })
})

test.describe('on the frame that the device keeps', () => {
  test.use(withWorker)

  /** Taps an element as soon as it exists. */
  const tapAtOnce = (page: Page, selector: string) =>
    page.addInitScript((it) => {
      const tap = () => document.querySelector<HTMLElement>(it)?.click()
      if (location.search === '?again') document.addEventListener('DOMContentLoaded', tap)
    }, selector)

  test('a tap on the menu is kept, and done once the app is there', async ({ page }) => {
    await openInstalled(page, '/')
    await tapAtOnce(page, 'header button')
    await page.goto('/?again')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('a tap on another tab leads there', async ({ page }) => {
    await openInstalled(page, '/')
    await tapAtOnce(page, 'nav a[href="/my-bookings"]')
    await page.goto('/?again').catch(() => {})
    await expect(page).toHaveTitle('Bookings · Quayside')
  })
})
