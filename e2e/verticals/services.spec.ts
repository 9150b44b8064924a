import * as v from 'valibot'
import { records, visit } from '../offline/device.ts'
import { button } from '../support/checkout.ts'
import { call, isHere, somebody } from '../support/people.ts'
import { rests } from '../support/rest.ts'
import { open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'
import { visited } from '../support/visits.ts'

test.use(withoutNetwork)

const SLUG = 'curlew'
const STORE = `/reserve-and-relax/store/${SLUG}`

const inquiriesSchema = v.array(v.object({ kind: v.string(), listing: v.object({ slug: v.string() }) }))

test('found by who works there, kept with a heart, and asked for a time', async ({ page, product }) => {
  const me = await somebody(product)
  const saved = async () => JSON.stringify(await call(product, 'get-favourites', { token: me.auth_token }))
  await isHere(page, me)
  await open(page, '/reserve-and-relax')
  await page.getByRole('link', { name: 'Search services' }).click()
  await page.getByLabel('What to find ? Store').fill('adeyemi')
  await page.getByRole('region', { name: 'Suggestions' }).getByRole('link', { name: 'Wren Adeyemi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wren Adeyemi' })).toBeVisible()
  await button(page, 'Favourite: Wren Adeyemi').click()
  await expect.poll(saved).toContain('wren-adeyemi')

  await page.getByRole('link', { name: 'Curlew' }).click()
  await expect(page).toHaveURL(STORE)
  const services = page.getByRole('region', { name: 'Services' })
  await expect(services.getByRole('listitem').filter({ hasText: 'Gloss' })).toContainText(/45 min.*\$55/)
  await expect(
    page.getByRole('region', { name: 'Professionals' }).getByRole('listitem').first(),
  ).toContainText('Next free:')
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expect(services.getByRole('heading', { name: 'Services' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+/)
  await button(page, 'Ask for a time').click()
  const sheet = page.getByRole('dialog', { name: 'Send a request' })
  await sheet.getByLabel('Your message').fill('A dry cut with Paloma, any time after four?')
  await sheet.getByRole('button', { name: 'Send request' }).click()
  await expect(sheet.getByText('Sent', { exact: true })).toBeVisible()
  const { inquiries } = await call(product, 'get-inquiries', { token: me.auth_token })
  expect(v.parse(inquiriesSchema, inquiries)).toEqual([{ kind: 'request', listing: { slug: SLUG } }])
})

test.describe('on a slow network', () => {
  test.use({ serviceWorkers: 'block' })

  for (const { name, path, bar } of [
    { name: 'store', path: STORE, bar: 'VisitBar' },
    { name: 'professional', path: '/reserve-and-relax/professional/wren-adeyemi', bar: 'ProfessionalBar' },
  ])
    test(`a request that is being written stays open while the rest of a ${name}'s page loads`, async ({
      page,
      product,
    }) => {
      let load = () => {}
      const mayLoad = new Promise<void>((resolve) => {
        load = resolve
      })
      // The bar of a chosen visit, known by the name under which its file exports it.
      const isBar = (code: string) => code.includes(` as ${bar}}`)
      const held: string[] = []
      await page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch()
        if (isBar(await response.text())) {
          held.push(route.request().url())
          await mayLoad
        }
        await route.fulfill({ response })
      })
      await isHere(page, await somebody(product))
      await page.goto(path)
      await button(page, 'Ask for a time').click()
      const words = page.getByRole('dialog', { name: 'Send a request' }).getByLabel('Your message')
      await words.fill('A dry cut')
      await expect.poll(() => held.length).toBeGreaterThan(0)
      const loaded = page.waitForResponse((it) => held.includes(it.url()))
      load()
      await (await loaded).finished()
      await rests(page)
      await expect(words).toHaveValue('A dry cut')
      // What is still loading must be answered before the page closes.
      await page.unrouteAll({ behavior: 'wait' })
    })
})

test('all its pictures have an address of their own, and lead back', async ({ page }) => {
  await open(page, STORE)
  await page.getByRole('link', { name: 'All photos' }).click()
  await expect(page).toHaveURL(`${STORE}/gallery`)
  // The store's page, which stays until the gallery is there, counts one picture less, without the one on
  // top.
  await page.getByRole('button', { name: 'Open picture 2 of 8' }).click()
  await page.getByRole('button', { name: 'Close the pictures' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(STORE)
})

test('home, stores and people that were seen are there without a network', async ({ page, context }) => {
  await visit(page, STORE)
  await page.getByRole('link', { name: /^Wren Adeyemi/ }).click()
  const isStored = async () =>
    (await records(page, 'query')).some((it) => /"provider".*"wren-adeyemi"/.test(String(it.key)))
  await expect.poll(isStored).toBe(true)
  await open(page, '/reserve-and-relax')
  await context.setOffline(true)
  await page.goto(STORE)
  await expect(page.getByRole('region', { name: 'Opening hours' })).toBeVisible()
  await page.getByRole('link', { name: /^Wren Adeyemi/ }).click()
  await expect(page.getByRole('region', { name: 'Services' })).toBeVisible()
  await page.goto('/reserve-and-relax')
  await expect(page.getByRole('heading', { name: 'Near you' })).toBeVisible()
})

/** A store where each service is done by one person alone. */
const SMALL = 'slow-street'
const SMALL_STORE = `/reserve-and-relax/store/${SMALL}`

const offeredSchema = v.object({ services: v.array(v.object({ id: v.number(), name: v.string() })) })
const slotsSchema = v.array(v.object({ starts: v.array(v.string()) }))

test('a time that somebody takes meanwhile is said to be gone, with the nearest that are free', async ({
  page,
  product,
}) => {
  const { services } = v.parse(offeredSchema, (await call(product, 'get-store-info', { slug: SMALL })).store)
  const [{ id, name } = { id: 0, name: '' }] = services
  await open(page, SMALL_STORE)
  await page.getByRole('button', { name: `Add: ${name}`, exact: true }).click()
  await page.getByRole('link', { name: 'Choose a time' }).click()
  // Until the times are there, days without any can still be tapped.
  const times = page.getByRole('region', { name: /Morning|Afternoon|Evening/ }).getByRole('button')
  await times.first().waitFor()
  // The first day may have only its last times left.
  const strip = page.getByRole('group', { name: 'Days' }).getByRole('button')
  await strip.and(page.locator(':not([aria-disabled])')).nth(1).click()
  await times.nth(2).waitFor()
  // A list that is still being asked for would leave out what is about to be taken.
  await rests(page)
  const visit = { slug: SMALL, services: [{ id, professional_id: null }] }
  const from = new Date().toISOString().slice(0, 10)
  const { days } = await call(product, 'get-slots', { ...visit, from })
  const start = v.parse(slotsSchema, days).filter(({ starts }) => starts.length > 0)[1]?.starts[2]
  const { auth_token: token } = await somebody(product)
  const held = await call(product, 'hold', { token, vertical: 'services', items: [{ ...visit, start }] })
  expect(held).toMatchObject({ success: true })
  await times.nth(2).click()
  const lost = page.getByRole('alert').filter({ hasText: 'Somebody was faster.' })
  await expect(lost.getByRole('button')).toHaveCount(3)
  await lost.getByRole('button').first().click()
  await expect(page.getByRole('timer')).toBeVisible()
})

const visitSchema = v.object({ start: v.string() })

test('a visit is moved to another time, its price said first; without a network that waits for one', async ({
  page,
  context,
  product,
}) => {
  const me = await somebody(product)
  const reference = await visited(product, me, SMALL)
  const own = { token: me.auth_token, unique_booking_id: reference }
  const startOf = async () =>
    v.parse(visitSchema, (await call(product, 'get-service-booking', own)).data).start
  const before = await startOf()
  await isHere(page, me)
  await open(page, `/reserve-and-relax/my-bookings/${reference}`)
  await button(page, 'Manage Visit').click()
  await expect(page.getByText(/^You can change the time until/)).toBeVisible()
  await page.getByRole('link', { name: 'Change time' }).click()
  const times = page.getByRole('region', { name: /Morning|Afternoon|Evening/ }).getByRole('button')
  await expect(times.and(page.locator('[aria-pressed=true]'))).toHaveCount(1)
  await context.setOffline(true)
  await expect(page.getByText('Choosing a time needs the network')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Choosing a time needs the network')).toBeHidden()
  await times.and(page.locator('[aria-pressed=false]')).first().click()
  await expect(page.getByText('Same price')).toBeVisible()
  await button(page, 'Change to this time').click()
  await expect(page).toHaveURL(`/reserve-and-relax/my-bookings/${reference}`)
  expect(await startOf()).not.toBe(before)
})

test('one store at a time: what is chosen stays over a reload, and goes only where one says so', async ({
  page,
}) => {
  await open(page, STORE)
  await button(page, 'Add: Gloss').click()
  await expect(page.getByText('1 service ·')).toBeVisible()
  await open(page, SMALL_STORE)
  const add = page.getByRole('button', { name: /^Add: / }).first()
  await add.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep what I have' }).click()
  await open(page, '/cart')
  await expect(page.getByRole('link', { name: 'Curlew' })).toBeVisible()
  await open(page, SMALL_STORE)
  await add.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose these' }).click()
  await expect(page.getByText('1 service ·')).toBeVisible()
  await open(page, '/reserve-and-relax/booking/select-slot')
  await expect(page).toHaveURL(`${SMALL_STORE}/booking/select-slot`)
  await open(page, '/cart')
  await page.getByRole('button', { name: /^Remove: / }).click()
  await expect(page.getByRole('heading', { name: 'Nothing chosen yet' })).toBeVisible()
})

test('a visit is booked with its deposit online, and the rest is due at the store', async ({
  page,
  product,
}) => {
  const me = await somebody(product)
  await isHere(page, me)
  await open(page, '/reserve-and-relax/store/inkfish')
  await button(page, 'Add: Small piece').click()
  await page.getByRole('link', { name: 'Choose who' }).click()
  await page.getByRole('link', { name: 'Choose a time' }).click()
  const times = page.getByRole('region', { name: /Morning|Afternoon|Evening/ }).getByRole('button')
  await times.last().click()
  await button(page, 'See the bill').click()
  await expect(page.getByText('A deposit of $22.50 is paid when you book, and $67.50')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to payment' }).click()
  const part = page.getByRole('group', { name: 'What to pay now' })
  await expect(part.getByRole('radio', { name: 'Pay $22.50 now, $67.50 when you get there' })).toBeChecked()
  const onArrival = button(page, /^Pay on arrival/)
  await expect(onArrival).toContainText('a deposit of $22.50 is paid when you book')
  await expect(onArrival).toBeDisabled()
  await part.getByRole('radio', { name: 'Pay all of it now, $90.00' }).check()
  await expect(page.getByRole('heading', { name: 'Pay $90.00' })).toBeVisible()
  await part.getByRole('radio', { name: /^Pay \$22.50 now/ }).check()
  await expect(page.getByRole('heading', { name: 'Pay $22.50' })).toBeVisible()
  await button(page, /^Online/).click()
  await expect(page.getByRole('heading', { name: 'Quayside' })).toBeVisible()
  await expect(page.getByText('$22.50')).toBeVisible()
  await button(page, 'Approve').click()
  await expect(page).toHaveURL(/\/reserve-and-relax\/my-bookings\/[0-9A-Z]{26}$/)
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText('Deposit paidOnline · $22.50')
  await expect(price).toContainText('Due when you get there$67.50')
  await open(page, '/my-bookings')
  await expect(page.getByText('Pay $67.50 when you get there')).toBeVisible()
})

test('what is added to a service makes it longer and dearer, from the store to the booking', async ({
  page,
  product,
}) => {
  await isHere(page, await somebody(product))
  await open(page, '/reserve-and-relax/store/santos-and-daughters-barbers')
  await page.getByRole('button', { name: 'Add: Cut', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Cut' })
  await sheet.getByRole('checkbox', { name: /^Hot towel/ }).check()
  await sheet.getByRole('checkbox', { name: /wax/ }).check()
  await expect(sheet.getByRole('status')).toContainText(/\$40.*35 min/)
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('1 service · 0:35 h')).toBeVisible()
  await open(page, '/cart')
  await button(page, 'Add-ons (2): Cut').click()
  await sheet.getByRole('checkbox', { name: /wax/ }).uncheck()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 service · 0:35 h')).toBeVisible()
  await page.getByRole('link', { name: 'Choose a time' }).click()
  await page
    .getByRole('region', { name: /Morning|Afternoon|Evening/ })
    .getByRole('button')
    .last()
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Hot towel' })).toContainText('$4')
  await button(page, 'See the bill').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to payment' }).click()
  await button(page, /^Pay on arrival/).click()
  await expect(page).toHaveURL(/\/reserve-and-relax\/my-bookings\/[0-9A-Z]{26}$/)
  const services = page.getByRole('region', { name: 'Services' })
  await expect(services.getByRole('listitem').filter({ hasText: 'Hot towel' })).toContainText('$4')
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('$26')
})
