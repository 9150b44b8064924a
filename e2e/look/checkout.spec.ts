import type { Page } from '@playwright/test'
import { arLater } from '#contract/texts/later/ar.ts'
import { enLater } from '#contract/texts/later/en.ts'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { open } from '../support/screens.ts'
import { test, type Walker } from './walk.ts'

const folder = process.env.LOOK === 'keep' ? 'e2e/look/pictures' : 'test-results/look'
const EVENT = '/happenings/event/night-market-and-brass'

test.use({ expectedNoise: /Service Worker registration blocked/ })

const walks = [
  { size: 'phone', locale: 'en-GB', isKnown: true, looks: ['light', 'dark'] },
  { size: 'phone', locale: 'ar', isKnown: true, looks: ['light'] },
  { size: 'desktop', locale: 'en-GB', isKnown: true, looks: ['light'] },
] as const satisfies (Walker & { looks: readonly ('light' | 'dark')[] })[]

for (const { looks, ...walker } of walks) {
  test.describe(`${walker.size}, ${walker.locale}`, () => {
    test.use({ walker })

    const texts = walker.locale === 'ar' ? arLater : enLater

    test('from the tickets to the ticket has its pictures taken, and axe finds nothing', async ({ page }) => {
      const button = (key: keyof typeof enLater) => page.getByRole('button', { name: texts[key] })
      const picture = async (name: string) => {
        for (const look of looks) {
          await page.emulateMedia({ colorScheme: look })
          await axeFindsNothing(page)
          const suffix = walker.locale === 'ar' ? 'arabic' : look
          await page.screenshot({ path: `${folder}/${name}-${walker.size}-${suffix}.png` })
        }
      }
      await open(page, `${EVENT}/tickets`)
      await firstStep(page)
      await picture('tickets-chosen')
      await page.locator('main a[href$="/booking/summary"]').click()
      await page.getByRole('timer').waitFor()
      await picture('summary')
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').locator('li').first().waitFor()
      await picture('coupon')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.locator('main button[aria-haspopup=dialog]').last().click()
      await page.getByRole('dialog').waitFor()
      await picture('bill')
      await page.getByRole('dialog').locator('[data-first]').click()
      await page.locator('main section > button:not([aria-disabled])').first().waitFor()
      await picture('checkout')
      await button('pay.venue').click()
      await button('booking.myTicket').waitFor()
      await picture('booking')
      await button('booking.myTicket').click()
      await page.getByRole('dialog').getByRole('article').first().waitFor()
      await picture('ticket')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await button('booking.manage').click()
      await button('cancel.action').waitFor()
      await picture('manage')
      await button('cancel.action').click()
      await button('cancel.no').waitFor()
      await picture('cancel')
      await page.keyboard.press('Escape')
      await rateAsIfOver(page)
      await picture('rate')
    })
  })
}

/** The page on which one says how it was, of what is still to come. */
async function rateAsIfOver(page: Page): Promise<void> {
  await page.route('**/public/api/get-event-booking-for-rating', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, can_rate: true } } })
  })
  await open(page, page.url().replace('/my-bookings/', '/rate-booking/'))
}

/** Two of the first type there is. */
async function firstStep(page: Page): Promise<void> {
  const first = page.locator('main li').first().getByRole('button')
  await first.last().click()
  await first.nth(1).click()
}
