import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventBookingCalls } from '#contract/calls/events/bookings.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import {
  addCoupon,
  addGiftCard,
  addMembership,
  addWallet,
  newKey,
  order,
  place,
  referenceOf,
  soldOf,
} from '#tests/support/orders.ts'

const server = testApp()
let amira: { accountId: number; token: string }
beforeAll(async () => {
  amira = await server.logIn()
})

const ticketOf = async (more: object = {}, listing: object = {}) => {
  const { ticketIds } = await addEvent(server.database, listing, { tickets: [more] })
  return ticketIds[0] ?? 0
}
const detail = async (token: string, unique_booking_id: string) => {
  const { body } = await server.call('get-event-booking', { token, unique_booking_id })
  return v.parse(eventBookingCalls.one.reply, body).data
}

describe('an order', () => {
  test('books tickets that are paid at the venue, and shows them', async () => {
    const id = await ticketOf({ name: 'Balcony', price_minor: 1250 }, { slug: 'brass', title: 'Brass' })
    const placed = await place(server, amira.token, order(id, 2, { total: 25, note: 'By the aisle' }))
    expect(placed).toMatchObject({
      status: 200,
      body: { success: true, status: 2, message: 'Booked. Your ticket is ready.', data: { status: 2 } },
    })
    const reference = referenceOf(placed)
    expect(await soldOf(server.database, id)).toBe(2)
    expect(await detail(amira.token, reference)).toMatchObject({
      ...{ unique_booking_id: reference, status: 2, booking_status_text: 'Confirmed', title: 'Brass' },
      ...{ booking_tickets: [{ name: 'Balcony', quantity: 2, price: 12.5 }], booked_tickets_count: 2 },
      ...{ sub_total: 25, total: 25, payable: 25, wallet_amount: 0, payment_mode: 'PAY_AT_VENUE' },
      ...{ note: 'By the aisle', event: { slug: 'brass', start_time: '2026-06-01T18:00:00.000Z' } },
      cancellation: { can_cancel: true, refund_percent: 0, refund: [] },
    })
    const { body } = await server.call('get-event-bookings', { token: amira.token })
    expect(v.parse(eventBookingCalls.list.reply, body).data[0]?.unique_booking_id).toBe(reference)
  })

  test('takes nothing from what else a body claims', async () => {
    const id = await ticketOf({ price_minor: 1250 })
    const other = await server.logIn('Noah')
    const claims = {
      ...{ user_id: other.accountId, user: other.accountId, account_id: other.accountId, is_admin: true },
      ...{ status: 3, booking_status: 3, payment_status: 'paid', wallet_amount: 12.5, discount: 12.5 },
      ...{ sub_total: 0, price: 0, payable: 0, unique_booking_id: '0'.repeat(26), refund_percent: 100 },
      tickets: [{ id, quantity: 1, price: 0, price_minor: 0, sold: -5 }],
    }
    const reference = referenceOf(await place(server, amira.token, order(id, 1, { ...claims, total: 12.5 })))
    expect(reference).not.toBe(claims.unique_booking_id)
    expect(await detail(amira.token, reference)).toMatchObject({
      ...{ status: 2, sub_total: 12.5, total: 12.5, payable: 12.5, wallet_amount: 0 },
      booking_tickets: [{ quantity: 1, price: 12.5 }],
    })
    const free = await place(server, amira.token, order(id, 1, { ...claims, total: 0 }))
    expect(free.body).toMatchObject({ code: 'PRICE_CHANGED' })
    expect(await soldOf(server.database, id)).toBe(1)
    expect((await server.call('get-bookings', { token: other.token })).body.data).toEqual([])
  })

  test('is nobody else’s to see', async () => {
    const id = await ticketOf()
    const unique_booking_id = referenceOf(await place(server, amira.token, order(id, 1)))
    const other = await server.logIn('Noah')
    for (const name of ['get-event-booking', 'get-payment', 'cancel-event-booking']) {
      const asked = { token: other.token, unique_booking_id, idempotency_key: newKey() }
      expect(await server.call(name, asked)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    const list = (await server.call('get-bookings', { token: other.token })).body.data
    expect(list).toEqual([])
  })

  test('waits for the organiser where they confirm each', async () => {
    const { id: listing_id, ticketIds } = await addEvent(server.database)
    const terms = { full_refund_hours: 5, part_refund_hours: 1, part_refund_percent: 30 }
    await server.database.query
      .insertInto('booking_terms')
      .values({ listing_id, needs_confirmation: true, ...terms })
      .execute()
    const placed = await place(server, amira.token, order(ticketIds[0] ?? 0, 1))
    expect(placed.body).toMatchObject({
      status: 1,
      message: 'Booked. Your ticket will be issued after order confirmation.',
    })
    expect((await detail(amira.token, referenceOf(placed))).cancellation).toMatchObject({
      full_refund_until: '2026-06-01T13:00:00.000Z',
      part_refund_until: '2026-06-01T17:00:00.000Z',
      part_refund_percent: 30,
      refund_percent: 100,
    })
  })

  test.each([
    ['a quantity of 0', { quantity: 0 }],
    ['a quantity below 0', { quantity: -1 }],
    ['half a ticket', { quantity: 1.5 }],
    ['very many', { quantity: 1e9 }],
    ['a text', { quantity: '2' }],
    ['null', { quantity: null }],
    ['no id', { id: 0 }],
  ])('with %s is refused', async (_, wrong) => {
    const id = await ticketOf()
    const body = { ...order(id, 1), tickets: [{ id, quantity: 1, ...wrong }] }
    expect(await place(server, amira.token, body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
    const bill = { vertical: 'events', items: [{ ticket_id: id, quantity: 1, ...wrong }] }
    if (!('id' in wrong)) expect((await server.call('get-bill', bill)).status).toBe(400)
  })

  test('for what there is not, is not on sale, or is too much, is refused', async () => {
    const refused = async (id: number, quantity = 1) =>
      (await place(server, amira.token, order(id, quantity))).body.code
    expect(await refused(9_999_999)).toBe('NOT_FOUND')
    expect(await refused(await ticketOf({}, { is_active: false }))).toBe('NOT_FOUND')
    expect(await refused(await ticketOf({ sales_from: new Date('2026-06-01T15:00:00Z') }))).toBe(
      'UNAVAILABLE',
    )
    expect(await refused(await ticketOf({ sales_until: new Date('2026-06-01T11:00:00Z') }))).toBe(
      'UNAVAILABLE',
    )
    expect(await refused(await ticketOf({ most_per_order: 2 }), 3)).toBe('VALIDATION')
    expect(await refused(await ticketOf({ capacity: 2, sold: 1 }), 2)).toBe('SOLD_OUT')
    const [one, other] = [await ticketOf(), await ticketOf()]
    const both = {
      tickets: [
        { id: one, quantity: 1 },
        { id: other, quantity: 1 },
      ],
      total: 20,
    }
    expect((await place(server, amira.token, order(one, 1, both))).body.code).toBe('VALIDATION')
    expect((await server.call('place-event-booking', order(one, 1))).body.code).toBe('NOTLOGGEDIN')
  })

  test('at another price than the person saw books nothing and brings the new bill', async () => {
    const id = await ticketOf({ price_minor: 1500 })
    const answer = await place(server, amira.token, order(id, 1, { total: 15.01 }))
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', bill: { subtotal: 15, total: 15, payable: 15, currency: 'USD' } },
    })
    expect(await soldOf(server.database, id)).toBe(0)
  })

  test('sent again with its key is answered again, and books once', async () => {
    const id = await ticketOf()
    const body = order(id, 1)
    const answers = await Promise.all([...Array(20)].map(() => place(server, amira.token, body)))
    const done = answers.filter((it) => it.status === 200)
    for (const one of done) expect(one.body).toEqual(done[0]?.body)
    expect(answers.every((it) => it.status === 200 || it.body.code === 'IN_PROGRESS')).toBe(true)
    const again = await place(server, amira.token, body)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(await soldOf(server.database, id)).toBe(1)
    const other = await place(server, amira.token, { ...body, note: 'other' })
    expect(other).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
    const noah = await server.logIn('Noah')
    expect((await place(server, noah.token, body)).status).toBe(200)
    const fate = await server.call('get-order-fate', { token: amira.token, ...body })
    expect(fate.body).toMatchObject({ state: 'done', reply: again.body })
    const unknown = await server.call('get-order-fate', { token: amira.token, idempotency_key: 'never sent' })
    expect(unknown.body).toEqual({ success: true, state: 'unknown' })
  })
})

/** A business that takes bonus points and cashback, and a person with 7.00 and 100.00 of them there. */
async function addPoints(accountId: number) {
  const { query } = server.database
  const { id: businessId } = await query
    .insertInto('business')
    .values({ slug: `b-${accountId}`, name: 'Brass & Sons', about: '', mark: '/img/mark/1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const of = { business_id: businessId, vertical: 'events' } as const
  await query
    .insertInto('business_cashback')
    .values({ ...of, redeem_percent: '10', most_redeem_minor: 500 })
    .execute()
  await query
    .insertInto('bonus_campaign')
    .values({ ...of, discount_percent: '50', discount_minor: null })
    .execute()
  const owner = { account_id: accountId, business_id: businessId }
  const cashback = await addWallet(server.database, { kind: 'cashback', ...owner }, 10_000)
  const bonus = await addWallet(server.database, { kind: 'bonus', ...owner }, 700)
  return { businessId, cashback, bonus }
}

describe('perks', () => {
  test('are taken in their order, each from what is left, and stand in the booking', async () => {
    const { accountId, token } = await server.logIn('Lucía')
    const { query } = server.database
    const { businessId, cashback, bonus } = await addPoints(accountId)
    const wallet = await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 1_000)
    const card = await addGiftCard(server.database, accountId, 2_000)
    const membership = await addMembership(server.database, accountId)
    const coupon = await addCoupon(server.database, { max_discount_minor: 800, most_uses: 1 })
    const id = await ticketOf({ price_minor: 5_000 }, { business_id: businessId, title: 'Brass by the quay' })
    const items = [{ ticket_id: id, quantity: 2 }]
    const perks = { coupon, gift_card: card.code, membership, partial_wallet: true }
    const { body } = await server.call('get-bill', { token, vertical: 'events', items, ...perks })
    const lines = [
      { code: 'coupon', amount: 8, of: 100, rate: 10, cap: 8 },
      { code: 'bonus_points', amount: 7, of: 92, rate: 50, cap: 7 },
      { code: 'cashback', amount: 5, of: 85, rate: 10, cap: 5 },
      { code: 'membership', amount: 16, of: 80, rate: 20 },
      { code: 'gift_card', amount: 20, of: 64, cap: 20 },
    ]
    expect(body.bill).toEqual({ currency: 'USD', subtotal: 100, lines, total: 44, wallet: 10, payable: 34 })
    const reference = referenceOf(await place(server, token, order(id, 2, { ...perks, total: 44 })))
    expect(body.cancellation).toMatchObject({ part_refund_percent: 50 })
    expect(await detail(token, reference)).toMatchObject({
      cancellation: body.cancellation,
      ...{ coupon_amount: 8, gift_card_amount: 20, wallet_amount: 10, payable: 34, total: 44 },
      ...{ cashback_withdrawal: { amount: 500 }, bonuspoint_withdrawal: { amount: 700 } },
      membership_usages: [{ benefit_details: { discount_percent: 20, membership_amount: 16 } }],
    })
    const balances = await query
      .selectFrom('wallet')
      .select('balance_minor')
      .where('id', 'in', [cashback, bonus, wallet, card.walletId])
      .orderBy('id')
      .execute()
    expect(balances.map((it) => it.balance_minor)).toEqual([9_500, 0, 0, 0])
    const { body: moves } = await server.call('get-wallet-transactions', { token })
    const meta = { description: `Brass by the quay · booking ${reference.slice(-7)}` }
    expect(moves.transactions).toMatchObject([{ type: 'withdraw', amount: 1_000, meta }, { type: 'deposit' }])
    const refused = await place(server, token, order(id, 2, { coupon, total: 90 }))
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'PERK_REFUSED', reason: 'used_up', perk: 'coupon' },
    })
  })

  test('of points are kept where the person says so: neither bill nor order touches them', async () => {
    const { accountId, token } = await server.logIn('Noa')
    const { businessId, cashback, bonus } = await addPoints(accountId)
    const id = await ticketOf({ price_minor: 5_000 }, { business_id: businessId })
    const ask = { token, vertical: 'events', items: [{ ticket_id: id, quantity: 1 }] }
    const has = [
      { code: 'bonus_points', balance: 7 },
      { code: 'cashback', balance: 100 },
    ]
    const used = await server.call('get-bill', ask)
    expect(used.body).toMatchObject({ bill: { total: 38.7 }, points: has })
    const kept = await server.call('get-bill', { ...ask, keep_points: true })
    expect(kept.body).toMatchObject({ bill: { lines: [], total: 50 }, points: has })
    const bill = async (more: object) => (await server.call('get-bill', { ...ask, ...more })).body
    expect(await bill({ keep: ['cashback'] })).toMatchObject({ bill: { total: 43 }, points: has })
    expect(await bill({ keep: ['bonus_points'] })).toMatchObject({ bill: { total: 45 }, points: has })
    expect(await bill({ keep: ['bonus_points', 'cashback'] })).toMatchObject({ bill: { total: 50 } })
    const best = await server.call('best-perks', { ...ask, keep: ['cashback'] })
    expect(best.body).toMatchObject({ bill: { total: 43 } })
    const unlike = await place(server, token, order(id, 1, { keep_points: true, total: 38.7 }))
    expect(unlike.body).toMatchObject({ code: 'PRICE_CHANGED', bill: { total: 50 } })
    const reference = referenceOf(await place(server, token, order(id, 1, { keep_points: true, total: 50 })))
    expect(await detail(token, reference)).toMatchObject({ total: 50, bonuspoint_withdrawal: null })
    const balances = await server.database.query
      .selectFrom('wallet')
      .select('balance_minor')
      .where('id', 'in', [cashback, bonus])
      .orderBy('id')
      .execute()
    expect(balances.map((it) => it.balance_minor)).toEqual([10_000, 700])
    const only = await place(server, token, order(id, 1, { keep: ['cashback'], total: 43 }))
    expect(await detail(token, referenceOf(only))).toMatchObject({ total: 43, cashback_withdrawal: null })
  })

  test('that changed between the summary and the payment change nothing but the bill', async () => {
    const id = await ticketOf()
    const coupon = await addCoupon(server.database)
    await server.database.query
      .updateTable('coupon')
      .set({ discount_percent: '5' })
      .where('code', '=', coupon)
      .execute()
    const answer = await place(server, amira.token, order(id, 1, { coupon, total: 9 }))
    expect(answer.body).toMatchObject({ code: 'PRICE_CHANGED', bill: { total: 9.5 } })
  })

  test('of somebody else are unknown', async () => {
    const noah = await server.logIn('Noah')
    const card = await addGiftCard(server.database, noah.accountId, 1_000)
    const membership = await addMembership(server.database, noah.accountId)
    const id = await ticketOf()
    for (const perk of [{ gift_card: card.code }, { gift_card: card.id }, { membership }]) {
      const answer = await place(server, amira.token, order(id, 1, perk))
      expect(answer.body).toMatchObject({ code: 'PERK_REFUSED', reason: 'unknown' })
    }
  })

  test('a wallet pays all of it, or the order is refused', async () => {
    const { accountId, token } = await server.logIn('Wallet')
    const id = await ticketOf()
    const short = await place(server, token, order(id, 1, { method: 'WALLET' }))
    expect(short).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE' } })
    await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 1_500)
    const paid = await place(server, token, order(id, 1, { method: 'WALLET' }))
    expect(await detail(token, referenceOf(paid))).toMatchObject({ wallet_amount: 10, payable: 0, status: 2 })
    // The person chose a part when the wallet had too little for everything. Now it has enough, and they are
    // asked again.
    const part = await place(server, token, order(id, 1, { partial_wallet: true }))
    expect(part.status).toBe(200)
    const rich = await server.logIn('Rich')
    await addWallet(server.database, { kind: 'wallet', account_id: rich.accountId }, 5_000)
    const asked = await place(server, rich.token, order(id, 1, { partial_wallet: true }))
    expect(asked.body.code).toBe('PRICE_CHANGED')
  })

  test('the first booking of who was referred is cheaper, once', async () => {
    const { accountId, token } = await server.logIn('Referred')
    await server.services.settings.change('referralDiscountRate', '10')
    server.clock.move(2_000)
    await server.database.query
      .updateTable('account')
      .set({ referred_by: amira.accountId })
      .where('id', '=', accountId)
      .execute()
    const id = await ticketOf()
    expect((await place(server, token, order(id, 1, { total: 9 }))).status).toBe(200)
    expect((await place(server, token, order(id, 1, { total: 9 }))).body).toMatchObject({
      code: 'PRICE_CHANGED',
      bill: { total: 10, lines: [] },
    })
    await server.services.settings.change('referralDiscountRate', undefined)
  })
})
