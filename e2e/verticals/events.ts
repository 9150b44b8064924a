import { verticals } from '#src/app/verticals.ts'
import type { Conformance } from './conformance.ts'

export const events: Conformance = {
  vertical: verticals.events,
  kind: 'event',
  slug: 'night-market-and-brass',
  title: 'Night Market and Brass',
  buyer: { email: 'amira@selmara.example', password: 'lanterns on the quay' },
  chooseAt: '/tickets',
  async choose({ page, look }) {
    const steps = page.locator('main li').first().getByRole('button')
    // Two tickets of the first type.
    await steps.last().click()
    await steps.nth(1).click()
    await look('tickets-chosen')
    await page.locator('main a[href$="/booking/summary"]').click()
  },
  manage: 'booking.manage',
  mine: 'get-event-bookings',
}
