import type { Page, Route } from '@playwright/test'
import { booked } from '../support/bookings.ts'
import { EVENT } from '../support/checkout.ts'
import { isHere, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

// Answers are changed here past the worker.
test.use({ serviceWorkers: 'block', expectedNoise: /Service Worker registration blocked/ })

type Json = null | boolean | number | string | Json[] | { [field: string]: Json }

/** Has every object in every answer be what `change` makes of it. */
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
  // A page that is left waits for no answer.
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
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'My Ticket' })).toBeVisible()
})
