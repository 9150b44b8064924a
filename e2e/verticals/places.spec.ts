import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { records, visit } from '../offline/device.ts'
import { button } from '../support/checkout.ts'
import { call, isHere, type Somebody, somebody } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { nothingLoads, open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

test.use(withoutNetwork)

const SLUG = 'casa-verbena'
const TITLE = 'Casa Verbena'
const PLACE = `/go-to-places/place/${SLUG}`
const WORDS = 'The cellar is worth the stairs.'

const saidSchema = v.object({
  existingRating: v.nullable(v.object({ rating: v.number(), review: v.string() })),
})

const countOf = async (product: Product) => {
  const { place } = await call(product, 'get-place-info', { slug: SLUG })
  return v.parse(v.object({ rating_count: v.number() }), place).rating_count
}

async function saidBy(product: Product, { auth_token: token }: Somebody) {
  const { data } = await call(product, 'get-place-rating', { token, slug: SLUG })
  return v.parse(saidSchema, data).existingRating
}

/** The rating that was begun, as this device keeps it. */
const begunHere = async (page: Page) => JSON.stringify(await records(page, 'ratingDraft'))

const inOutbox = async (page: Page) => (await records(page, 'outbox')).length

test('found by its name, kept with a heart, and rated without a network: said once, when there is one', async ({
  page,
  context,
  product,
}) => {
  const me = await somebody(product)
  const before = await countOf(product)
  await isHere(page, me)
  await visit(page, '/go-to-places')
  await page.getByRole('link', { name: 'Search places' }).click()
  await page.getByLabel('What to find ? Place').fill('verbena')
  await page.getByRole('region', { name: 'Suggestions' }).getByRole('link', { name: TITLE }).click()
  await expect(page).toHaveURL(new RegExp(PLACE))
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await button(page, 'Save').click()
  await expect(button(page, 'Saved')).toBeVisible()
  await expect
    .poll(async () => JSON.stringify(await call(product, 'get-favourites', { token: me.auth_token })))
    .toContain(SLUG)

  await page.getByRole('link', { name: 'Write a Review' }).click()
  await button(page, 'Submit').click()
  await expect(page.getByRole('alert')).toHaveText('Add a rating and a comment.')
  await page.getByRole('radio', { name: '4 stars' }).check()
  await page.getByLabel('What would you tell others?').fill(WORDS)
  await expect.poll(() => begunHere(page)).toContain(WORDS)
  await page.reload()
  await expect(page.getByLabel('What would you tell others?')).toHaveValue(WORDS)

  await context.setOffline(true)
  await button(page, 'Submit').click()
  await expect(
    page.getByText('You’re offline. Your rating will be sent when you’re back online.'),
  ).toBeVisible()
  expect(await saidBy(product, me)).toBeNull()
  await context.setOffline(false)
  await expect.poll(() => inOutbox(page), { timeout: 20_000 }).toBe(0)
  expect(await saidBy(product, me)).toEqual({ rating: 4, review: WORDS })
  await expect(page).toHaveURL(new RegExp(`${PLACE}$`))

  await page.getByRole('link', { name: 'Write a Review' }).click()
  await expect(page.getByLabel('What would you tell others?')).toHaveValue(WORDS)
  await button(page, 'Update').click()
  await expect(page).toHaveURL(new RegExp(`${PLACE}$`))
  await expect.poll(() => inOutbox(page), { timeout: 20_000 }).toBe(0)
  expect(await countOf(product)).toBe(before + 1)
})

test('a guest who would rate is led to the start', async ({ page }) => {
  await page.goto(`${PLACE}/rate`)
  await expect(page).toHaveURL('/')
})

test('what is open at a time: chosen among the filters, said in the address, and shown on list and map alike', async ({
  page,
}) => {
  await open(page, '/go-to-places/all-places')
  await button(page, /^Filter/).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('radio', { name: 'At a day and time I choose' }).check()
  await filters.getByLabel('Day and time there').fill('2026-12-08T04:00')
  await filters.getByRole('button', { name: 'Museums' }).click()
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/open=2026-12-08\+04%3A00/)
  await expect(page).toHaveURL(/category=museum/)
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  await button(page, /^Filter/).click()
  await filters.getByLabel('Day and time there').fill('2026-12-08T11:00')
  await filters.getByRole('button', { name: 'Apply' }).click()
  const rows = page.getByRole('region', { name: 'What was found' }).getByRole('article')
  await expect(rows.first()).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/explore-places\?.*open=2026-12-08\+11%3A00/)
  await expect(page.getByRole('heading', { name: /Places? Nearby$/ })).toBeVisible()
  await nothingLoads(page)
  await page.goBack()
  await expect(page).toHaveURL(/all-places\?.*open=2026-12-08\+11%3A00/)
})

test('a place that was seen says without a network whether it is open, and which app shows the way', async ({
  page,
  context,
}) => {
  await visit(page, PLACE)
  await expect.poll(async () => JSON.stringify(await records(page, 'query'))).toContain(SLUG)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^(Open|Closed)$/).first()).toBeVisible()
  await button(page, 'Directions').click()
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['Google Maps', 'OpenStreetMap'])
})

test('filters that are chosen on the form are said there, and hold for what it leads to', async ({
  page,
}) => {
  await open(page, '/go-to-places/explore-places/filters')
  await page.getByRole('button', { name: 'More Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('radio', { name: 'Expensive' }).check()
  await filters.getByRole('button', { name: /^(Apply|Show)/ }).click()
  await expect(page.getByRole('button', { name: 'Filters Applied' })).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/explore-places\?sort=price-high$/)
})
