import type { Page } from '@playwright/test'
import { arLater } from '#contract/texts/later/ar.ts'
import { enLater } from '#contract/texts/later/en.ts'
import { open } from '../support/screens.ts'
import { pictured, rateAsIfOver, walks } from './pictured.ts'
import { test } from './walk.ts'

const EVENT = '/happenings/event/night-market-and-brass'

test.use({ expectedNoise: /Service Worker registration blocked/ })

for (const walk of walks) {
  const { looks: _, ...walker } = walk
  test.describe(`${walker.size}, ${walker.locale}`, () => {
    test.use({ walker })

    const texts = walker.locale === 'ar' ? arLater : enLater

    test('from the tickets to the ticket has its pictures taken, and axe finds nothing', async ({ page }) => {
      const button = (key: keyof typeof enLater) => page.getByRole('button', { name: texts[key] })
      const picture = pictured(page, walk)
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

/** Two of the first type there is. */
async function firstStep(page: Page): Promise<void> {
  const first = page.locator('main li').first().getByRole('button')
  await first.last().click()
  await first.nth(1).click()
}
