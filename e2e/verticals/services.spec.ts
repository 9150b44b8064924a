import * as v from 'valibot'
import { visit } from '../offline/device.ts'
import { button } from '../support/checkout.ts'
import { call, isHere, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

test.use(withoutNetwork)

const SLUG = 'curlew'
const STORE = `/reserve-and-relax/store/${SLUG}`

const inquiriesSchema = v.array(v.object({ kind: v.string(), listing: v.object({ slug: v.string() }) }))

test('found by who works there, kept with a heart, and asked for a time', async ({ page, product }) => {
  const me = await somebody(product)
  const saved = async () => JSON.stringify(await call(product, 'get-favourites', { token: me.auth_token }))
  await isHere(page, me)
  await open(page, '/reserve-and-relax')
  await page.getByRole('link', { name: 'Search: Services' }).click()
  await page.getByLabel('What to find ? Store').fill('adeyemi')
  await page.getByRole('region', { name: 'Suggestions' }).getByRole('link', { name: 'Wren Adeyemi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wren Adeyemi' })).toBeVisible()
  await button(page, 'Favourite: Wren Adeyemi').click()
  await expect.poll(saved).toContain('wren-adeyemi')

  await page.getByRole('link', { name: 'Curlew' }).click()
  await expect(page).toHaveURL(STORE)
  const services = page.getByRole('region', { name: 'Services' })
  await expect(services.getByRole('listitem').filter({ hasText: 'Gloss' })).toContainText(/45 min.*\$55/)
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+/)
  await button(page, 'Ask for a time').click()
  const sheet = page.getByRole('dialog', { name: 'Send a request' })
  await sheet.getByLabel('Your message').fill('A dry cut with Paloma, any time after four?')
  await sheet.getByRole('button', { name: 'Send request' }).click()
  await expect(sheet.getByText('Sent', { exact: true })).toBeVisible()
  const { inquiries } = await call(product, 'get-inquiries', { token: me.auth_token })
  expect(v.parse(inquiriesSchema, inquiries)).toEqual([{ kind: 'request', listing: { slug: SLUG } }])
})

test('all its pictures have an address of their own, and lead back', async ({ page }) => {
  await open(page, STORE)
  await page.getByRole('link', { name: 'All photos' }).click()
  await expect(page).toHaveURL(`${STORE}/gallery`)
  await page.getByRole('button', { name: /^Open picture 2 of/ }).click()
  await page.getByRole('button', { name: 'Close the pictures' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(STORE)
})

test('home, stores and people that were seen are there without a network', async ({ page, context }) => {
  await visit(page, STORE)
  await page.getByRole('link', { name: /^Wren Adeyemi/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wren Adeyemi' })).toBeVisible()
  await open(page, '/reserve-and-relax')
  await context.setOffline(true)
  await page.goto(STORE)
  await expect(page.getByRole('region', { name: 'Opening hours' })).toBeVisible()
  await page.getByRole('link', { name: /^Wren Adeyemi/ }).click()
  await expect(page.getByRole('region', { name: 'Services' })).toBeVisible()
  await page.goto('/reserve-and-relax')
  await expect(page.getByRole('heading', { name: 'Near you' })).toBeVisible()
})
