import { records, visit } from '../offline/device.ts'
import { BOOKING, button, EVENT, somebodyAtPay } from '../support/checkout.ts'
import { open } from '../support/screens.ts'
import { expect, networkGone, test, withWorker } from '../support/test.ts'

const DAY_MS = 86_400_000

test.use({ expectedNoise: networkGone })

test.describe('a device whose clock is two days slow', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: Date.now() - 2 * DAY_MS }))

  test('counts what is held by the server’s time, says when that is over, and books', async ({
    page,
    product,
  }) => {
    await somebodyAtPay(page, product)
    const held = page.getByRole('timer')
    await expect(held).toHaveText(/^Held for (10:00|09:\d\d)$/)
    const [before] = await records(page, 'cartTicket')
    // A request that is pending while the clock moves ten minutes would count as unanswered for that long.
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward('10:00')
    await expect(page.getByRole('alert')).toContainText('Your hold has expired')
    await expect(button(page, /^Pay on arrival/)).toBeDisabled()
    expect(await records(page, 'cartTicket')).toEqual([before])
    await button(page, 'Hold again').click()
    await expect(held).toHaveText(/^Held for (10:00|09:\d\d)$/)
    await button(page, /^Pay on arrival/).click()
    await expect(page).toHaveURL(BOOKING)
  })
})

test.describe('a device whose clock is two days fast', () => {
  test.use(withWorker)
  test.beforeEach(({ page }) => page.clock.install({ time: Date.now() + 2 * DAY_MS }))

  test('shows what it kept when there is no network', async ({ page, context }) => {
    await visit(page, EVENT)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Night Market and Brass' })).toBeVisible()
    // The time is shown without a day, because it was today.
    await expect(page.getByText(/^You’re offline\. Updated \d?\d:\d\d\s[ap]m\.$/)).toBeVisible()
  })
})

test.describe('a device in another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('is told the time at the place, and its own beside it', async ({ page, browser, product }) => {
    const there = await browser.newPage({
      timezoneId: 'Atlantic/Azores',
      locale: 'en-GB',
      baseURL: product.url,
    })
    await open(there, EVENT)
    const [atThePlace = 'no time'] = await there.getByText(/^\w+, \d+ \w+, \d+:\d\d\s[ap]m$/).allInnerTexts()
    await expect(there.getByText(/your time/)).toBeHidden()
    await there.close()
    await open(page, EVENT)
    await expect(page.getByText(atThePlace, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/your time/)).toBeVisible()
  })
})
