import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bestPerks } from '#contract/calls/orders.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addCoupon, addGiftCard, addMembership, order, place } from '#tests/support/orders.ts'

const server = testApp()

test('the best saving is found among a person’s own, and an order with it comes to just what was said', async () => {
  const { accountId, token } = await server.logIn()
  const other = await server.logIn('Noah')
  const { ticketIds } = await addEvent(server.database)
  const ticketId = ticketIds[0] ?? 0
  const ten = await addCoupon(server.database)
  const large = await addCoupon(server.database, { discount_percent: '50', min_subtotal_minor: 100_000 })
  await addMembership(server.database, other.accountId, { discount_percent: '90' })
  const membership = await addMembership(server.database, accountId)
  const card = await addGiftCard(server.database, accountId, 500)
  const asked = { vertical: 'events', items: [{ ticket_id: ticketId, quantity: 2 }] }
  const { status, body } = await server.call('best-perks', { token, ...asked })
  expect(status).toBe(200)
  const found = v.parse(bestPerks.reply, body)
  // 20.00 less 2.00 by the coupon and 3.60 by the membership; the gift card pays 5.00 of the rest.
  expect(found).toMatchObject({ saves: 5.6, pays: 5, bill: { total: 9.4 } })
  expect(found.best).toEqual({ coupon: ten, membership: String(membership), gift_card: String(card.id) })
  const whys = Object.fromEntries(found.reasons.map(({ id, why, message }) => [id, message ?? why]))
  expect(whys).toEqual({
    ...{ [ten]: 'used', [String(membership)]: 'used', [String(card.id)]: 'used' },
    [large]: 'This needs an order of $1,000.00 or more.',
  })
  const { coupon, gift_card } = found.best
  const paid = { total: 9.4, coupon, gift_card, membership: Number(found.best.membership) }
  expect((await place(server, token, order(ticketId, 2, paid))).body).toMatchObject({ success: true })
  expect(await server.call('best-perks', asked)).toMatchObject({ status: 401 })
})
