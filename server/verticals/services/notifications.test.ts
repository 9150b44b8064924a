import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addAddon } from '#tests/support/stores.ts'
import { addSalon, visit, visitAt, visitWith } from '#tests/support/visits.ts'

const server = testApp()
const DAY_MS = 86_400_000

test('of a visit nobody is told of a ticket, in any language, and everybody is reminded on the day before', async () => {
  const { token } = await server.logIn()
  const { slug, cut } = await addSalon(server.database)
  const placed = await visit(server, token, visitAt(slug, '10:00', cut))
  const unique_booking_id = referenceOf(placed)
  expect(placed.body.message).toBe('Your booking is confirmed.')
  server.clock.move(8 * DAY_MS)
  await server.services.notifications.run()
  for (const language of ['en', 'es', 'ar']) {
    const say = { 'accept-language': language }
    const booking = await server.call('get-service-booking', { token, unique_booking_id }, say)
    const cards = await server.call('get-bookings', { token }, say)
    const inbox = await server.call('get-notifications', { token }, say)
    const said = JSON.stringify([booking.body.data, cards.body.data, inbox.body.data])
    expect(said).not.toMatch(/ticket|entrada|تذكرت/i)
    expect(cards.body.data).toMatchObject([{ vertical: 'services', title: 'Salon', unique_booking_id }])
    expect(inbox.body.data).toHaveLength(2)
  }
})

test('a mail about a visit says what is done, and what is added to it', async () => {
  const { token, accountId } = await server.logIn('Noah')
  await server.database.query
    .updateTable('account')
    .set({ email: 'noah@example.com', email_confirmed_at: new Date() })
    .where('id', '=', accountId)
    .execute()
  const { id, slug, cut } = await addSalon(server.database)
  const towel = await addAddon(server.database, id, { name: 'Towel' }, [cut])
  await visit(server, token, visitWith(visitAt(slug, '10:00', cut), towel), { total: 15 })
  await server.services.notifications.run()
  const [mail] = (await server.sent()).filter((it) => it.to === 'noah@example.com')
  expect(mail?.text).toMatch(/\nCut \+ Towel\n/)
})
