import { verticals } from '#src/app/verticals.ts'
import type { Conformance } from './conformance.ts'

export const services: Conformance = {
  vertical: verticals.services,
  kind: 'store',
  slug: 'curlew',
  title: 'Curlew',
  buyer: { email: 'amira@selmara.example', password: 'lanterns on the quay' },
  async begin({ page }) {
    const add = page.locator('main section li button[aria-pressed]')
    for (const at of [0, 1]) {
      await add.nth(at).click()
      await page.locator('main section li button[aria-pressed=true]').nth(at).waitFor()
    }
  },
  chooseAt: '/booking/staff-select',
  async choose({ page, button, look }) {
    await page.getByRole('radio').last().check()
    await page.getByRole('combobox').first().waitFor()
    await look('services-staff')
    await page.getByRole('radio').first().check()
    await page.locator('main a[href$="/booking/select-slot"]').click()
    await button('slots.month').click()
    await page.getByRole('grid').waitFor()
    await look('services-month')
    await button('slots.strip').click()
    // The last start, which other journeys do not take.
    await page.locator('main section li button').last().click()
  },
  manage: 'visit.manage',
  async change({ page, button, look }) {
    await page.locator('dialog a[href$="/reschedule/select-slot"]').click()
    const others = page.locator('main section li button[aria-pressed=false]')
    await others.first().waitFor()
    await look('visit-reschedule')
    await others.first().click()
    await button('visit.otherTime').waitFor()
    await look('visit-reschedule-review')
    await page.goBack()
    await button('visit.manage').click()
  },
  mine: 'get-service-bookings',
}
