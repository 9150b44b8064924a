import {
  call,
  codeFor,
  isHere,
  loggedInAgain,
  messagesTo,
  newNumber,
  somebody,
} from '../../support/people.ts'
import { open } from '../../support/screens.ts'
import { expect, networkGone, test } from '../../support/test.ts'

test.use({ expectedNoise: networkGone })

test('another name is there at once, in the header too, and on the server', async ({ page, product }) => {
  await isHere(page, await somebody(product))
  await open(page, '/profile')
  await page.getByRole('button', { name: /^Name/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Salma Haddad')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Name/ })).toContainText('Salma Haddad')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/')
  await expect(page.locator('header')).toContainText('Hello, Salma')
})

test('what is changed without a network is shown, waits, and is sent', async ({ page, context, product }) => {
  await isHere(page, await somebody(product))
  await open(page, '/profile')
  const news = page.getByRole('switch', { name: 'News, by e-mail' })
  const before = await news.isChecked()
  await context.setOffline(true)
  await page.getByText('News, by e-mail').click()
  await expect(news).toBeChecked({ checked: !before })
  await expect(page.getByText(/one thing waits to be sent/i)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/one thing waits to be sent/i)).toBeHidden()
  await open(page, '/profile')
  await expect(news).toBeChecked({ checked: !before })
})

test('another number is proven by its code, also of who is quicker than the list of countries', async ({
  page,
  product,
}) => {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/get-country-codes', async (route) => {
    await mayCome
    await route.continue()
  })
  await isHere(page, await somebody(product))
  await open(page, '/profile')
  await page.getByRole('button', { name: /^Phone number/ }).click()
  const { phone, national } = newNumber()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(national)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByRole('button', { name: 'Text me a code' })).toBeDisabled()
  letCome()
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(await codeFor(product, phone))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Phone number/ })).toContainText(national.slice(-6))
  expect(await messagesTo(product, `+${national}`)).toEqual([])
})

test('another address counts once its link was followed', async ({ page, product }) => {
  const person = await somebody(product)
  await isHere(page, person)
  await open(page, '/profile')
  await page.getByRole('button', { name: /^E-mail/ }).click()
  const address = `other.${person.national}@example.com`
  await page.getByRole('textbox', { name: 'E-mail' }).fill(address)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${address} takes its place`)).toBeVisible()
  await expect.poll(async () => (await messagesTo(product, address)).length).toBe(1)
  const [message] = await messagesTo(product, address)
  const link = /\/profile\/confirm-email#\S+/.exec(message ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page).toHaveURL('/profile/confirm-email')
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
})

test('one is logged out elsewhere from here', async ({ page, product }) => {
  const person = await somebody(product)
  const elsewhere = await loggedInAgain(product, person)
  await isHere(page, person)
  await open(page, '/profile')
  const places = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(places.getByText('This device')).toBeVisible()
  await places.getByRole('button', { name: /^Log out/ }).click()
  await expect(places.getByRole('button', { name: /^Log out/ })).toHaveCount(0)
  await expect
    .poll(async () => (await call(product, 'get-sessions', { token: elsewhere })).code)
    .toBe('NOTLOGGEDIN')
  expect((await call(product, 'get-sessions', { token: person.auth_token })).success).toBe(true)
})

test('one is logged out everywhere else at once', async ({ page, product }) => {
  const person = await somebody(product)
  const elsewhere = [await loggedInAgain(product, person), await loggedInAgain(product, person)]
  await isHere(page, person)
  await open(page, '/profile')
  const places = page.getByRole('region', { name: 'Where you are logged in' })
  await places.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(places.getByRole('button')).toHaveCount(0)
  await expect(places.getByText('This device')).toBeVisible()
  const codes = await Promise.all(elsewhere.map((token) => call(product, 'get-sessions', { token })))
  expect(codes.map((it) => it.code)).toEqual(['NOTLOGGEDIN', 'NOTLOGGEDIN'])
  expect((await call(product, 'get-sessions', { token: person.auth_token })).success).toBe(true)
})

test('a picture of oneself is there at once, and still there after a reload', async ({ page, product }) => {
  await isHere(page, await somebody(product))
  await open(page, '/profile')
  const picture = page.locator('main img').first()
  await page.locator('input[type=file]').setInputFiles('public/icons/icon-192.png')
  await expect(picture).toHaveAttribute('src', /^\/avatars\//)
  await page.reload()
  await expect(picture).toHaveAttribute('src', /^\/avatars\//)
})

test('what is kept of one comes as a file; an account may end in a week, and be kept after all', async ({
  page,
  product,
}) => {
  const person = await somebody(product)
  await isHere(page, person)
  await open(page, '/profile')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const text = (await (await file.createReadStream()).toArray()).join('')
  expect(text).toContain(person.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText(/^Your account ends on/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
