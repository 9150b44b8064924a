import type { Page } from '@playwright/test'
import { verticals } from '#src/app/verticals.ts'
import type { Conformance } from './conformance.ts'

/** Chooses days from the tenth on in the month that is shown. */
async function chooseDays(page: Page, until: number): Promise<void> {
  const days = page.getByRole('grid').getByRole('button')
  await days.nth(9).click()
  await days.nth(until - 1).click()
}

/** The months ahead in which no other journey rents it. */
const MONTHS_AHEAD = 15

export const rentals: Conformance = {
  vertical: verticals.rentals,
  kind: 'properties',
  slug: 'library-barge-with-two-cabins',
  title: 'Library barge with two cabins',
  buyer: { email: 'lucia@selmara.example', password: 'figs from the market' },
  chooseAt: '/rentals/availability/',
  async choose({ page, button, look }) {
    for (let month = 0; month < MONTHS_AHEAD; month++) await button('slots.laterMonth').click()
    await chooseDays(page, 12)
    await look('dates-chosen')
    await button('stay.check').click()
    await page.getByRole('timer').waitFor()
    await page.getByRole('textbox').first().fill('We come by boat.')
  },
  manage: 'trips.manage',
  async change({ page, button, look }) {
    await button('dates.change').click()
    await page.getByRole('dialog').getByRole('grid').first().waitFor()
    await look('rental-change')
    await chooseDays(page, 13)
    await button('dates.quote').click()
    await button('dates.others').waitFor()
    await look('rental-change-review')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await button('trips.manage').click()
  },
  mine: 'get-rental-bookings',
}
