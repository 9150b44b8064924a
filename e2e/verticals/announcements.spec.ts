import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visit } from '../offline/device.ts'
import { isHere, somebody } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

test.use(withoutNetwork)

const EVENT = '/happenings/event/night-market-and-brass'
const PHONE = '+16175550110'

/** Imports an announcement as an operator does. */
async function announce(product: Product, slug: string, more: object = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-announce-'))
  const file = join(folder, 'announcements.json')
  const row = {
    ...{ id: slug, slug, title: `Of ${slug}`, content: '<p>Lanterns along the quay.</p>' },
    ...{ cover_image: '/img/announcements/news/a/0', category: 'news', time_zone: 'Atlantic/Azores' },
    ...{ address: 'Weir Lane 1', latitude: 38.7079, longitude: -31.9443 },
    poster: { slug: 'the-tide-table', name: 'The Tide Table' },
    ...more,
  }
  await writeFile(file, JSON.stringify([row]))
  await product.operate('import', 'announcements', file)
  await rm(folder, { recursive: true })
  return `/announcements/announcement/${slug}`
}

test('what it stands for is booked on that one’s page, at its price; a guest reads no number of anybody’s', async ({
  page,
  product,
}) => {
  const contact = { name: 'Ottilie', phone: PHONE, shows_phone: true }
  const path = await announce(product, 'brass-tonight', { links_to: 'night-market-and-brass', contact })
  const asked = await announce(product, 'choir-wanted', { contact })
  await open(page, EVENT)
  const price = /\$[\d,.]+/.exec((await page.getByText('starts from').locator('..').textContent()) ?? '')?.[0]
  await open(page, path)
  await expect(page.getByText('Ottilie')).toBeVisible()
  await expect(page.getByText('starts from').locator('..')).toContainText(price ?? 'no price')
  await page.getByRole('link', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(EVENT)

  await open(page, asked)
  await expect(page.getByText('Ottilie')).toBeVisible()
  expect(await page.content()).not.toContain(PHONE)
  await isHere(page, await somebody(product))
  await open(page, asked)
  await page.getByRole('button', { name: 'Contact Now' }).click()
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${PHONE}`)
})

test('what can be requested is requested, also where nobody said what it costs', async ({
  page,
  product,
}) => {
  await open(page, await announce(product, 'oars-to-borrow', { is_bookable: true }))
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page.getByRole('dialog').getByLabel('Day')).toBeVisible()
})

test('what is over says so, and is in no list any more', async ({ page, product }) => {
  const path = await announce(product, 'brief-notice')
  const listed = page.getByRole('link', { name: 'Of brief-notice' })
  await open(page, '/announcements/all')
  await expect(listed).toBeVisible()
  await product.operate('announcements', 'end', 'brief-notice')
  await open(page, path)
  await expect(page.getByText('No longer current')).toBeVisible()
  // Previews of the link still show it, and search engines are told to forget it.
  expect((await fetch(new URL(path, product.url))).status).toBe(410)
  // Another order, since the answer for the first one is fresh for a minute.
  await open(page, '/announcements/all?sort=distance-near')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(listed).toHaveCount(0)
})

test('home, list and pages that were seen are there without a network', async ({
  page,
  context,
  product,
}) => {
  const path = await announce(product, 'kept-notice')
  await visit(page, path)
  await open(page, '/announcements')
  await expect(page.getByRole('link', { name: 'Of kept-notice' }).first()).toBeVisible()
  await context.setOffline(true)
  await page.goto('/announcements')
  await page.getByRole('link', { name: 'Of kept-notice' }).first().click()
  await expect(page.getByText('Lanterns along the quay.')).toBeVisible()
})
