import * as v from 'valibot'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { records, visit } from '../offline/device.ts'
import { call, isHere, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { rented } from '../support/stays.ts'
import { expect, networkGone, test } from '../support/test.ts'

const personSchema = v.object({ auth_token: v.string(), id: v.number(), name: v.string() })

test('what was rented, from the rentals’ home to its own page with all there is to know', async ({
  page,
  product,
}) => {
  const me = await somebody(product)
  const reference = await rented(product, me, { note: 'We come by the last ferry.' })
  await isHere(page, me)
  await open(page, '/rentals')
  const strip = page.getByRole('region', { name: 'Bookings' })
  await expect(strip.getByRole('link', { name: /2 days/ })).toBeVisible()
  await strip.getByRole('link', { name: 'See all: Bookings' }).click()
  await expect(page).toHaveURL('/rentals/my-bookings')
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('link', { name: /^View Booking/ }).click()
  await expect(page).toHaveURL(`/rentals/my-bookings/${reference}`)
  await expect(page.getByRole('heading', { name: 'Security deposit' })).toBeVisible()
  await expect(page.getByText('We come by the last ferry.')).toBeVisible()
  await expect(page.getByText('Cash / Pay On Store')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /^https:/)
  await expect(page.getByText(/ticket/i)).toHaveCount(0)
  await axeFindsNothing(page)
  await page.getByRole('button', { name: 'Code for arrival' }).click()
  await expect(page.getByRole('img', { name: 'Code for arrival' })).toBeVisible()
  await axeFindsNothing(page)
})

test('it is cancelled after it was said what goes back, and can then be rented by others', async ({
  page,
  product,
}) => {
  const me = await somebody(product)
  const reference = await rented(product, me)
  await isHere(page, me)
  await open(page, `/rentals/my-bookings/${reference}`)
  await expect(page.getByRole('button', { name: 'To calendar' })).toBeVisible()
  await page.getByRole('button', { name: 'Manage Trip' }).click()
  await page.getByRole('button', { name: 'Cancel Trip' }).click()
  await expect(page.getByText('Nothing was paid, so nothing goes back.')).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByText('Cancelled')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const name of ['Manage Trip', 'To calendar', 'Code for arrival'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Where it is' })).toBeHidden()
})

test('how it and its business were is said of both, or not sent', async ({ page, product }) => {
  const login = { email: 'lucia@selmara.example', password: 'figs from the market' }
  const person = v.parse(personSchema, (await call(product, 'login', login)).data)
  await isHere(page, { ...person, phone: '', national: '', email: '' })
  await open(page, '/my-bookings')
  await page.getByRole('region', { name: 'Past' }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Rate Booking' }).click()
  const [rental, business] = [page.getByRole('group').first(), page.locator('form > fieldset').last()]
  await rental.getByLabel('4 stars').check()
  await rental.getByLabel('What would you tell others?').fill('Quiet water.')
  await business.getByLabel('5 stars').check()
  await page.getByRole('button', { name: /rating$/ }).click()
  await expect(page.getByText('Rental Rating & FeedBack is required')).toBeVisible()
  await axeFindsNothing(page)
  await business.getByLabel('What would you tell others?').fill('Kind, and on time.')
  await expect
    .poll(async () => JSON.stringify(await records(page, 'ratingDraft')))
    .toContain('Kind, and on time.')
  await page.reload()
  await expect(business.getByLabel('What would you tell others?')).toHaveValue('Kind, and on time.')
  await expect(rental.getByLabel('4 stars')).toBeChecked()
  await page.getByRole('button', { name: /rating$/ }).click()
  await expect(page).toHaveURL(/\/rentals\/my-bookings\//)
  await page.getByRole('link', { name: 'Rate Booking' }).click()
  await expect(page.getByRole('button', { name: 'Change rating' })).toBeVisible()
  await expect(business.getByLabel('5 stars')).toBeChecked()
})

test.describe('without a network', () => {
  test.use({ expectedNoise: networkGone })

  test('what was rented is there from a cold start', async ({ page, context, product }) => {
    const me = await somebody(product)
    const reference = await rented(product, me)
    await isHere(page, me)
    await visit(page, '/my-bookings')
    const kept = async () => (await records(page, 'query')).filter((it) => String(it.key).includes(reference))
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(0)
    await context.setOffline(true)
    await page.goto('about:blank')
    await page.goto(`/rentals/my-bookings/${reference}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Library barge/ })).toBeVisible()
    await page.getByRole('button', { name: 'Code for arrival' }).click()
    await expect(page.getByRole('img', { name: 'Code for arrival' })).toBeVisible()
  })
})
