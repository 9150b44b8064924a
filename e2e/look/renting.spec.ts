import type { Page } from '@playwright/test'
import { arLater } from '#contract/texts/later/ar.ts'
import { enLater } from '#contract/texts/later/en.ts'
import { enChange } from '#contract/texts/later/en-change.ts'
import { enDates } from '#contract/texts/later/en-dates.ts'
import { enTrips } from '#contract/texts/later/en-trips.ts'
import { open } from '../support/screens.ts'
import { pictured, rateAsIfOver, walks } from './pictured.ts'
import { test } from './walk.ts'

test.use({ expectedNoise: /Service Worker registration blocked/ })

const en = { ...enLater, ...enDates, ...enTrips, ...enChange }
const DATES = '/rentals/availability/library-barge-with-two-cabins'

for (const [at, walk] of walks.entries()) {
  const { looks: _, ...walker } = walk
  test.describe(`${walker.size}, ${walker.locale}`, () => {
    test.use({ walker })

    const texts = walker.locale === 'ar' ? arLater : en

    test('from the dates to the rating has its pictures taken, and axe finds nothing', async ({ page }) => {
      const button = (key: keyof typeof en) => page.getByRole('button', { name: texts[key] })
      const picture = pictured(page, walk)
      await open(page, DATES)
      // Each has months of their own.
      for (let months = 0; months < 12 + at; months++) await button('stay.laterMonth').click()
      await chooseDays(page)
      await picture('dates-chosen')
      await button('stay.check').click()
      await page.getByRole('timer').waitFor()
      await page.getByRole('textbox').first().fill('We come by boat.')
      await picture('rental-cart')
      await page.locator('main button[aria-haspopup=dialog]').last().click()
      await page.getByRole('dialog').waitFor()
      await picture('rental-bill')
      await page.getByRole('dialog').locator('[data-first]').click()
      await page.locator('main section > button:not([aria-disabled])').first().waitFor()
      await picture('rental-checkout')
      await button('pay.venue').click()
      await button('trips.manage').waitFor()
      await picture('rental-booking')
      await button('trips.manage').click()
      await button('dates.change').click()
      await page.getByRole('dialog').getByRole('grid').waitFor()
      await picture('rental-change')
      await chooseDays(page, 13)
      await button('dates.quote').click()
      await button('dates.others').waitFor()
      await picture('rental-change-review')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await rateAsIfOver(page)
      await picture('rental-rate')
    })
  })
}

/** From the tenth until the twelfth day of the month that is shown, or longer. */
async function chooseDays(page: Page, until = 12): Promise<void> {
  const days = page.getByRole('grid').getByRole('button')
  await days.nth(9).click()
  await days.nth(until - 1).click()
}
