import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent } from '#tests/support/rentals.ts'

const server = testApp()

test('of a rental nobody is told of a ticket, in any language', async () => {
  const { token } = await server.logIn()
  const { id: listing_id, slug } = await addRental(server.database, { title: 'A van' })
  const terms = { full_refund_hours: 48, part_refund_hours: 12, part_refund_percent: 50 }
  await server.database.query
    .insertInto('booking_terms')
    .values({ listing_id, needs_confirmation: true, ...terms })
    .execute()
  const placed = await rent(server, token, { slug, ...june(5, 6) })
  const unique_booking_id = referenceOf(placed)
  for (const language of ['en', 'es', 'ar']) {
    const say = { 'accept-language': language }
    const booking = await server.call('get-rental-booking', { token, unique_booking_id }, say)
    const cards = await server.call('get-bookings', { token }, say)
    const inbox = await server.call('get-notifications', { token }, say)
    const said = JSON.stringify([booking.body.data, cards.body.data, inbox.body.data])
    expect(said).not.toMatch(/ticket|entrada|تذكرت/i)
    expect(inbox.body.data).toHaveLength(1)
  }
  expect(placed.body.message).toBe('We have your order. Waiting for the host to confirm.')
})
