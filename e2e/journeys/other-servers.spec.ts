import type { Page, Route } from '@playwright/test'
import { booked } from '../support/bookings.ts'
import { EVENT } from '../support/checkout.ts'
import { isHere, somebody } from '../support/people.ts'
import { DATES } from '../support/renting.ts'
import { open, screens, screensOfSomebody } from '../support/screens.ts'
import { rented } from '../support/stays.ts'
import { expect, test } from '../support/test.ts'
import { countLoads } from '../update/app.ts'

// Answers are changed here and not by the worker.
test.use({
  expectedNoise: /Failed to load resource/,
})

type Json = null | boolean | number | string | Json[] | { [field: string]: Json }

/** Changes every object in every answer by `change`. */
const answersAre = (page: Page, change: (it: Record<string, Json>) => Record<string, Json>) => {
  const changed = (it: Json): Json => {
    if (Array.isArray(it)) return it.map(changed)
    if (it === null || typeof it !== 'object') return it
    return change(Object.fromEntries(Object.entries(it).map(([field, value]) => [field, changed(value)])))
  }
  const answer = async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: changed(await response.json()) })
  }
  // A request of a page that was left gets no answer.
  return page.route('**/public/api/**', (route) => answer(route).catch(() => {}))
}

test('a newer server may say more than this version knows, and of a booking what it has no name for', async ({
  page,
  product,
}) => {
  const me = await somebody(product)
  const reference = await booked(product, me.auth_token)
  await isHere(page, me)
  await answersAre(page, (it) => {
    const booking = 'booking_status_text' in it && { status: 9, booking_status_text: 'Being wrapped' }
    return { ...it, ...booking, added_later: 'yes' }
  })
  for (const path of [EVENT, `${EVENT}/tickets`, '/profile']) {
    await open(page, path)
    await expect(page.getByText('This did not load'), path).toHaveCount(0)
  }
  await open(page, '/my-bookings')
  await expect(page.getByText('Being wrapped').first()).toBeVisible()
  await open(page, `/happenings/my-bookings/${reference}`)
  await expect(page.getByText('Being wrapped')).toBeVisible()
  await page.getByRole('button', { name: 'My Ticket' }).click()
  await expect(page.getByRole('img', { name: /^The code of ticket/ })).toBeVisible()
})

test('where an older server leaves out what this version needs, it says so, and tries again', async ({
  page,
  product,
}) => {
  const me = await somebody(product)
  const reference = await booked(product, me.auth_token)
  await isHere(page, me)
  await answersAre(page, ({ cancellation, ...it }) => it)
  await open(page, `/happenings/my-bookings/${reference}`)
  await expect(page.getByRole('alert')).toContainText('This did not load')
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await page.unroute('**/public/api/**')
  // The page may have asked again by itself meanwhile, so that the button is gone.
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await tryAgain.evaluateAll((found: HTMLElement[]) => {
    for (const it of found) it.click()
  })
  await expect(page.getByRole('button', { name: 'My Ticket' })).toBeVisible()
})

/** Fields with a word out of a list that may grow. */
const worded = ['state', 'kind', 'type', 'pricing_type', 'unit', 'reviewable_type', 'payment_mode', 'source']
const RENTAL = '/rentals/property/library-barge-with-two-cabins'

const SALES = { opens_at: null, closes_at: null }
const load = { name: 'Load the newer version' }

test('what a newer server has new words for is shown without them, and the rest as it is', async ({
  page,
  product,
}) => {
  test.slow()
  const me = await somebody(product)
  const event = await booked(product, me.auth_token)
  const rental = await rented(product, me)
  await isHere(page, me)
  await answersAre(page, (it) => {
    const words = worded.filter((field) => typeof it[field] === 'string')
    return { ...it, ...Object.fromEntries(words.map((field) => [field, 'of tomorrow'])) }
  })
  const listing = screens.filter(({ name }) =>
    /^(events-map|homes|renting-business|search-found|help)$/.test(name),
  )
  for (const { path } of [...listing, ...screensOfSomebody]) {
    await open(page, path)
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0)
    await expect(page.getByRole('alert'), path).toHaveCount(0)
  }
  for (const path of [EVENT, RENTAL, DATES]) {
    await open(page, path)
    await expect(page.getByText('This needs the newer version'), path).toBeVisible()
    await expect(page.getByRole('button', load), path).toBeEnabled()
    await expect(page.getByRole('link', { name: /Book Tickets|Choose dates/ }), path).toHaveCount(0)
  }
  // A page of tickets that is opened directly is painted with the server's own answers, so the test comes to
  // it from another page.
  await open(page, `${EVENT}/booking/summary`)
  await page.getByRole('link', { name: /tickets/i }).click()
  await expect(page.getByText('Standard').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^ADD/ })).toHaveCount(0)
  await open(page, `/happenings/my-bookings/${event}`)
  await expect(page.getByText('$18.00').first()).toBeVisible()
  await open(page, `/rentals/my-bookings/${rental}`)
  await expect(page.getByText('Rent', { exact: true })).toBeVisible()
})

test('a ticket in a state this version has no word for is not for sale, and the newer version is offered', async ({
  page,
  product,
}) => {
  await isHere(page, await somebody(product))
  await answersAre(page, (it) =>
    'most_per_order' in it ? { ...it, remaining: 0, sales: { ...SALES, state: 'of tomorrow' } } : it,
  )
  // A page of tickets that is opened directly is painted with the server's own answers, so the test comes to
  // it from another page.
  await open(page, EVENT)
  await page.getByRole('link', { name: 'Book Tickets' }).click()
  await expect(page.getByText('Standard', { exact: true })).toBeVisible()
  await expect(page.getByText('This needs the newer version')).toHaveCount(1)
  await expect(page.getByText(/^Only|^Nothing left/)).toHaveCount(0)
})

test('where there is no newer version yet, the person’s word loads the page once, and it says so', async ({
  page,
  product,
}) => {
  await isHere(page, await somebody(product))
  await answersAre(page, (it) => ('pricing_type' in it ? { ...it, pricing_type: 'of tomorrow' } : it))
  await open(page, DATES)
  const loads = countLoads(page)
  await page.getByRole('button', load).click()
  await expect(page.getByText('There is no newer version to be had yet.')).toBeVisible()
  await expect(page.getByRole('button', load)).toBeEnabled()
  expect(loads()).toBe(1)
})
