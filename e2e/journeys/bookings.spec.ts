import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { records, visit } from '../offline/device.ts'
import { watchPainting, whatWasSeen } from '../support/painting.ts'
import { call, isHere, type Somebody, somebody, townsman } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { open, openMenu } from '../support/screens.ts'
import { expect, test, withoutNetwork, withWorker } from '../support/test.ts'

const eventsSchema = v.array(v.object({ slug: v.string() }))
const ticketsSchema = v.array(
  v.object({ id: v.number(), price: v.number(), sales: v.object({ state: v.string() }) }),
)
const placedSchema = v.object({ unique_booking_id: v.string() })

/** Books two tickets for an event to come, by calls. */
async function booked(product: Product, { auth_token: token }: Somebody): Promise<string> {
  const { events } = await call(product, 'get-popular-events', {})
  for (const { slug } of v.parse(eventsSchema, events)) {
    const { tickets } = await call(product, 'get-event-tickets', { slug })
    const one = v.parse(ticketsSchema, tickets).find((it) => it.sales.state === 'on_sale' && it.price > 0)
    if (!one) continue
    const order = { tickets: [{ id: one.id, quantity: 2 }], total: one.price * 2, method: 'PAY_AT_VENUE' }
    const { data } = await call(product, 'place-event-booking', {
      ...{ token, ...order, idempotency_key: crypto.randomUUID() },
    })
    return v.parse(placedSchema, data).unique_booking_id
  }
  throw new Error('Nothing is on sale.')
}

/** The kinds of pictures in the cache of booked listings. */
const pinned = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('booked'))) return []
    const all = await (await caches.open('booked')).keys()
    return all.map(({ url }) => new URL(url).pathname.split('/')[1])
  })

const ticketOf = async (page: Page) => {
  await page.getByRole('button', { name: 'My Ticket' }).click()
  const codes = page.getByRole('img', { name: /^The code of ticket/ })
  await expect(codes).toHaveCount(2)
  return (await codes.first().getAttribute('data-code')) ?? ''
}

test.describe('on a device that has them', () => {
  test.use(withWorker)

  test('on the home of events they stand above the rest, which does not move for them', async ({
    page,
    product,
  }) => {
    const me = await somebody(product)
    await booked(product, me)
    await isHere(page, me)
    const strip = page.getByRole('region', { name: 'Bookings' })
    await visit(page, '/happenings')
    await expect(strip.getByText('2 tickets')).toBeVisible()
    await page.waitForFunction(() => Object.values(localStorage).some((it) => it.includes('has bookings')))
    await watchPainting(page)
    await page.reload()
    await expect(strip.getByText('2 tickets')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Music' })).toBeVisible()
    expect((await whatWasSeen(page)).moved).toEqual([])
  })
})

test('from the hub to the ticket, which the door takes once', async ({ page, product }) => {
  const me = await somebody(product)
  const reference = await booked(product, me)
  await isHere(page, me)
  await open(page, '/bookings')
  await expect(page).toHaveURL('/my-bookings')
  await page.getByRole('link', { name: 'My Ticket' }).click()
  await expect(page).toHaveURL(`/happenings/my-bookings/${reference}`)
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  await axeFindsNothing(page)
  await page.evaluate(() => {
    const { request } = WakeLock.prototype
    WakeLock.prototype.request = async function (type) {
      const lock = await request.call(this, type)
      return Object.assign(window, { lock }).lock
    }
  })
  const token = await ticketOf(page)
  await axeFindsNothing(page)
  const isAwake = () => page.evaluate(() => (window as { lock?: WakeLockSentinel }).lock?.released === false)
  expect(await isAwake()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isAwake).toBe(false)
  expect(await product.operate('check-in', token)).toContain('ticket 1 of 2')
  await expect(product.operate('check-in', token)).rejects.toMatchObject({
    stdout: expect.stringContaining('shown before'),
  })
  await page.reload()
  await expect(page.getByText('Checked in')).toBeVisible()
  await page.getByRole('button', { name: 'My Ticket' }).click()
  await expect(page.getByText(/^Shown at the door/)).toBeVisible()
})

test('it goes into a calendar, by link and as a file', async ({ page, product }) => {
  const me = await somebody(product)
  const reference = await booked(product, me)
  await isHere(page, me)
  await open(page, `/happenings/my-bookings/${reference}`)
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const link = page.getByRole('link', { name: 'Google Calendar' })
  await expect(link).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/calendar\/render\?/)
  await expect(link).toHaveAttribute('target', '_blank')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /\.ics file/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${reference.slice(-7)}.ics`)
})

test.describe('a link to what is another’s', () => {
  // The browser itself reports the status of what is not found.
  test.use({ expectedNoise: /status of 404/ })

  test('somebody else’s booking is not there', async ({ page, product }) => {
    const reference = await booked(product, await somebody(product))
    await isHere(page, await somebody(product, 'Noah'))
    await open(page, `/happenings/my-bookings/${reference}`)
    await expect(page.getByRole('heading', { name: 'There is no such booking' })).toBeVisible()
  })
})

test('what one has begun to say of it is there again after a reload', async ({ page, product }) => {
  await isHere(
    page,
    await townsman(product, { email: 'amira@selmara.example', password: 'lanterns on the quay' }),
  )
  await open(page, '/my-bookings')
  await page.getByRole('region', { name: 'Past' }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Rate Booking' }).click()
  // For a visit the professionals are rated as well.
  const stars = page.getByLabel('4 stars').first()
  const words = page.getByLabel('What would you tell others?').first()
  await stars.check()
  await words.fill('Half a sen')
  await expect.poll(async () => JSON.stringify(await records(page, 'ratingDraft'))).toContain('Half a sen')
  await page.reload()
  await expect(words).toHaveValue('Half a sen')
  await expect(stars).toBeChecked()
})

test.describe('without a network', () => {
  test.use(withoutNetwork)

  test('the ticket is there from a cold start, and nothing is left of it after logging out', async ({
    page,
    context,
    product,
  }) => {
    const me = await somebody(product)
    const reference = await booked(product, me)
    await isHere(page, me)
    await visit(page, '/my-bookings')
    // Looking at the list is enough to store each whole booking.
    const kept = async () => (await records(page, 'query')).filter((it) => String(it.key).includes(reference))
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(0)
    await expect.poll(() => pinned(page)).toEqual(expect.arrayContaining(['img', 'tiles']))
    await context.setOffline(true)
    await page.goto('about:blank')
    await page.goto(`/happenings/my-bookings/${reference}`)
    await ticketOf(page)
    await page.getByRole('button', { name: 'Manage Ticket' }).last().click()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(page.getByText('Your cancellation waits for the network')).toBeVisible()
    await page.getByRole('button', { name: 'Do not cancel after all' }).click()
    await expect(page.getByRole('button', { name: 'Yes, cancel' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/my-bookings')
    await openMenu(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page.locator('header')).toContainText('Guest')
    await expect.poll(async () => (await records(page, 'query')).length).toBe(0)
    expect(await pinned(page)).toEqual([])
  })

  test('a cancellation that waited is seen as soon as it was sent', async ({ page, context, product }) => {
    const me = await somebody(product)
    const reference = await booked(product, me)
    await isHere(page, me)
    await visit(page, `/happenings/my-bookings/${reference}`)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Manage Ticket' }).click()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(page.getByText('Your cancellation waits for the network')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Confirmed').first()).toBeVisible()
    // The page asks for everything again once the network is back. On a weak network the cancellation is sent
    // after that, and after the start.
    let send = () => {}
    const isAskedAnew = new Promise<void>((resolve) => {
      send = resolve
    })
    await context.route('**/cancel-event-booking', (route) => isAskedAnew.then(() => route.continue()))
    const anew = page.waitForResponse(/\/get-event-bookings?(\/|$)/)
    await context.setOffline(false)
    await anew
    send()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'My Ticket' })).toBeHidden()
  })
})
