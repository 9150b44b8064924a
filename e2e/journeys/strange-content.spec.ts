import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { call, isHere, somebody } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { nothingLoads, open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const EVENT = '/happenings/event/strange'
const plain = {
  cover_image: '/img/events/music/7/0',
  category: 'music',
  organiser: {
    slug: 'unbroken',
    name: `Ünbröken${'ñandú'.repeat(22)}`,
    about: `About${'about'.repeat(60)}`,
  },
  time_zone: 'Atlantic/Azores',
  starts_at: `${soon(9)} 19:30`,
  ends_at: `${soon(9)} 23:00`,
  latitude: 38.7079,
  longitude: -31.9443,
}
/**
 * Content without a place to break a line, in both directions, with emoji, and with code that would run if it
 * were trusted.
 */
const strange = {
  ...plain,
  id: 'strange',
  slug: 'strange',
  title: `Strange${'W'.repeat(70)}👩‍👩‍👧‍👦🏳️‍🌈 ${'مهرجان'.repeat(12)}\u202Edesrever <b>bold</b>`,
  content: [
    '<p onclick="window.bad = 1">Begins.</p><img src=x onerror="window.bad = 2"><script>window.bad = 3</script>',
    `<a href="javascript:window.bad=4">link</a><p>${'x'.repeat(3_000)}</p><p>${'🎺'.repeat(1_500)}</p>`,
    `<table><tr>${`<td>${'cell'.repeat(8)}</td>`.repeat(12)}</tr></table><pre>${'wide '.repeat(120)}</pre>`,
  ].join(''),
  address: `Straße${'lang'.repeat(30)}`,
  land_mark: `Behind${'behind'.repeat(20)}`,
  tags: ['tag'.repeat(12), '🎷'],
  tickets: [
    { name: `Ticket${'ticket'.repeat(12)}`, description: 'd'.repeat(300), price: 123_456.78, capacity: 9 },
  ],
}
const nothingToSell = {
  ...plain,
  id: 'none',
  slug: 'none',
  title: 'Nothing to sell',
  address: 'Weir Lane 1',
  tickets: [],
}

async function importEvents(product: Product, events: readonly object[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-strange-'))
  const file = join(folder, 'events.json')
  await writeFile(file, JSON.stringify(events))
  await product.operate('import', 'events', file)
  await rm(folder, { recursive: true })
}

/** The width by which the content exceeds the page. */
const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const looks = [
  { width: 320, locale: 'ar' },
  { width: 1280, locale: 'en-GB' },
]

// The picture of this content does not exist.
test.use({ expectedNoise: /status of 404/ })

test.beforeAll(({ product }) => importEvents(product, [strange, nothingToSell]))

for (const { width, locale } of looks) {
  test.describe(`${width} pixels wide, ${locale}`, () => {
    test.use({ viewport: { width, height: 844 }, locale })

    test('words without end stay within every screen, and nothing in them runs', async ({
      page,
      product,
    }) => {
      const person = await somebody(product, `Amira${'a'.repeat(60)}👩‍🚀`)
      await call(product, 'toggle-favorite-event', { token: person.auth_token, slug: 'strange' })
      await isHere(page, person)
      for (const path of [
        EVENT,
        `${EVENT}/tickets`,
        '/search?vertical=events&q=Strange',
        '/happenings/explore-events?q=Strange',
        '/favourites',
        '/',
        '/profile',
      ]) {
        await open(page, path)
        await nothingLoads(page)
        expect(await sticksOut(page), path).toBe(0)
      }
      expect(await page.evaluate(() => 'bad' in window)).toBe(false)
    })
  })
}

test('an event of which nothing is sold says so', async ({ page }) => {
  await open(page, '/happenings/event/none')
  await expect(page.getByText('No longer on sale')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book Tickets' })).toBeHidden()
  await open(page, '/happenings/event/none/tickets')
  await expect(page.getByRole('heading', { name: 'No tickets here' })).toBeVisible()
})
