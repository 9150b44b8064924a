import { open, speak } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('the page opens with the settings of the database', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Quayside')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Events, rentals and services/)
})

/** Leaflet's test for an Internet Explorer, which tries to add a namespace to the document and fails. */
const LEAFLET_ASKS = /^TypeError: Cannot read properties of undefined \(reading 'add'\)/

test('nothing is thrown on the way to a screen, caught or not', async ({ context, page }) => {
  const debug = await context.newCDPSession(page)
  const thrown: (string | undefined)[] = []
  debug.on('Debugger.paused', async ({ reason, data }) => {
    const isOurs = reason === 'exception' && !LEAFLET_ASKS.test(data?.description ?? '')
    if (isOurs) thrown.push(data?.description)
    // The page may have been closed since, and then there is nothing to resume.
    await debug.send('Debugger.resume').catch(() => {})
  })
  await debug.send('Debugger.enable')
  await debug.send('Debugger.setPauseOnExceptions', { state: 'all' })
  for (const path of ['/', '/login', '/rentals', '/rentals/vehicle', '/happenings/events-map']) {
    await open(page, path)
    if (path.includes('map')) await expect(page.locator('.mark, .count').first()).toBeVisible()
    expect(thrown, path).toEqual([])
  }
})

test('a question opens to its answer, by keyboard alone', async ({ page }) => {
  await page.goto('/help-faq')
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
  const question = page.locator('summary').first()
  const answer = page.locator('details').first().locator(':scope > div')
  await expect(answer).toHaveCount(1)
  await expect(answer).toBeHidden()
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
})

test.describe('an address that leads nowhere', () => {
  // The page is answered with 404, which the browser itself reports.
  test.use({ expectedNoise: /status of 404/ })

  test('says so and offers a way back', async ({ page }) => {
    await page.goto('/no/such/place')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Events, rentals and services/)
  })
})

test.describe('in a language chosen by the person', () => {
  test('Arabic runs from right to left and is still there after a reload', async ({ page }) => {
    await page.goto('/')
    await speak(page, 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^الفعاليات والإيجارات/)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^الفعاليات والإيجارات/)
  })

  test('what is then asked for is worded in it, and kept as such', async ({ page }) => {
    await open(page, '/')
    const asked = page.waitForRequest('**/get-home')
    await speak(page, 'ar')
    expect((await asked).headers()['accept-language']).toBe('ar')
    await expect(page.getByRole('main').getByText('قوارب').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByText('قوارب').first()).toBeVisible()
  })
})
