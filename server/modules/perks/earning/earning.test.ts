import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { eventBookingCalls } from '#contract/calls/events/bookings.ts'
import { getBill } from '#contract/calls/orders.ts'
import { getCashbackWallets, getPerksHome } from '#contract/calls/perks.ts'
import { testApp } from '#tests/support/app.ts'
import { changing } from '#tests/support/changes.ts'
import { addGivingBusiness } from '#tests/support/earnings.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addWallet, newKey, order, place, referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent } from '#tests/support/rentals.ts'

const server = testApp()
const HOUR = 3_600_000
const DAY = 24 * HOUR
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR)
const credit = () => server.services.perks.parts.earningCredits.creditDue()

/** A person with a hundred in their wallet, and a ticket of ten for an event of two hours, in three days. */
async function shopper(...rules: Parameters<typeof addGivingBusiness>[1][]) {
  const who = await server.logIn()
  await addWallet(server.database, { kind: 'wallet', account_id: who.accountId }, 10_000)
  const business_id = await addGivingBusiness(server.database, ...rules.filter((it) => it !== undefined))
  const held = { starts_at: inHours(72), ends_at: inHours(74), title: 'Brass' }
  const { ticketIds } = await addEvent(
    server.database,
    { ...held, business_id },
    { tickets: [{ most_per_order: 20 }] },
  )
  const ticketId = ticketIds[0] ?? 0
  const ask = async (call: string, body: object = {}) =>
    (await server.call(call, { token: who.token, ...body })).body
  return {
    ...who,
    ask,
    ticketId,
    business_id,
    book: async (more: object = {}) =>
      referenceOf(await place(server, who.token, order(ticketId, 2, { method: 'WALLET', ...more }))),
    detail: async (unique_booking_id: string) =>
      v.parse(eventBookingCalls.one.reply, await ask('get-event-booking', { unique_booking_id })).data,
    home: async () => v.parse(getPerksHome.reply, await ask('get-perks-home')),
  }
}

/** Moves the clock to a day after the visit. */
async function afterTheVisit() {
  server.clock.move(75 * HOUR)
  await server.services.orders.completeEnded()
  await credit()
  server.clock.move(DAY)
}

const cancel = (it: Awaited<ReturnType<typeof shopper>>, unique_booking_id: string) =>
  it.ask('cancel-event-booking', { unique_booking_id, idempotency_key: newKey() })

describe('what an order brings back', () => {
  test('is said before it is paid, waits on the booking and in perks, and is credited after the visit, once', async () => {
    const it = await shopper({ valid_days: 90 })
    const due_at = inHours(98).toISOString()
    const promised = { kind: 'cashback', business: 'Quay Stage', amount: 2, due_at }
    const items = [{ ticket_id: it.ticketId, quantity: 2 }]
    const bill = v.parse(getBill.reply, await it.ask('get-bill', { vertical: 'events', items }))
    expect(bill.earns).toEqual([promised])

    const reference = await it.book()
    const pending = { ...promised, state: 'pending', needs_visit: false }
    expect((await it.detail(reference)).earns).toEqual([pending])
    expect((await it.home()).coming).toMatchObject([
      { ...pending, unique_booking_id: reference, vertical: 'events', title: 'Brass' },
    ])
    await afterTheVisit()
    expect((await it.home()).cashback.total).toBe(0)
    // Three servers credit at once, and one more afterwards.
    await Promise.all([credit(), credit(), credit()])
    await credit()
    expect((await it.detail(reference)).earns).toEqual([{ ...pending, state: 'credited' }])
    expect(await it.home()).toMatchObject({ coming: [], cashback: { total: 2, count: 1 } })
    const { wallets } = v.parse(getCashbackWallets.reply, await it.ask('get-cashback-wallets'))
    expect(wallets).toMatchObject([{ balanceFloat: 2, coming: 0, expiring: { amount: 2 } }])
    const { data } = await it.ask('get-notifications')
    expect(data).toMatchObject([{ title: 'You got $2.00 back' }, { kind: 'confirmed' }])
    const { transactions } = await it.ask('get-wallet', { slug: wallets[0]?.slug })
    expect(transactions).toMatchObject([{ meta: { description: expect.stringMatching(/^Earned: Brass/) } }])
  })

  test('is by the terms of that day, whatever becomes of them', async () => {
    const it = await shopper({}, { kind: 'bonus', percent: '5' })
    const reference = await it.book()
    await server.database.query
      .updateTable('perk_rule')
      .set({ percent: '50', is_active: false })
      .where('business_id', '=', it.business_id)
      .execute()
    await afterTheVisit()
    await credit()
    expect((await it.detail(reference)).earns).toMatchObject([
      { kind: 'cashback', amount: 2, state: 'credited' },
      { kind: 'bonus', amount: 1, state: 'credited' },
    ])
  })

  test.each([
    ['its customer cancelled', async (of: Awaited<ReturnType<typeof shopper>>, it: string) => cancel(of, it)],
    [
      'the operator called off',
      async (_: unknown, it: string) => server.services.orders.parts.operatorBookings.cancel(it),
    ],
    [
      'nobody came to',
      async (_: unknown, it: string) => {
        server.clock.move(73 * HOUR)
        await server.services.orders.parts.operatorBookings.noShow(it)
      },
    ],
  ])('is nothing of a booking that %s', async (_, end) => {
    const it = await shopper()
    const reference = await it.book()
    await end(it, reference)
    expect((await it.home()).coming).toEqual([])
    await afterTheVisit()
    await credit()
    expect((await it.detail(reference)).earns).toMatchObject([{ state: 'void' }])
    expect((await it.home()).cashback.total).toBe(0)
  })

  test('is on its way only once it is paid, and nothing where it never was', async () => {
    const it = await shopper()
    const reference = await it.book({ method: 'Online' })
    expect((await it.home()).coming).toEqual([])
    server.clock.move(HOUR)
    await server.database.transaction((tx) => server.services.orders.parts.life.lapse(tx))
    expect((await it.detail(reference)).earns).toMatchObject([{ state: 'void' }])
  })
})

describe('what is paid at the place', () => {
  const atThePlace = { method: 'PAY_AT_VENUE' }
  const waitsUnseen = async (it: Awaited<ReturnType<typeof shopper>>, reference: string) => {
    await afterTheVisit()
    await credit()
    expect((await it.detail(reference)).earns).toMatchObject([{ state: 'pending', needs_visit: true }])
  }

  test('earns when somebody was let in', async () => {
    const it = await shopper()
    const reference = await it.book(atThePlace)
    server.clock.move(72 * HOUR)
    const [pass] = (await it.detail(reference)).passes
    expect(await server.services.orders.parts.checkIn.admit(pass?.token ?? '')).toMatchObject({ number: 1 })
    server.clock.move(-72 * HOUR)
    await afterTheVisit()
    await credit()
    expect((await it.home()).cashback.total).toBe(2)
  })

  test('earns when an operator notes that it was paid', async () => {
    const it = await shopper()
    const reference = await it.book(atThePlace)
    await waitsUnseen(it, reference)
    const { operatorBookings } = server.services.orders.parts
    expect(await operatorBookings.paidAtVenue(reference.slice(-7))).toMatchObject({ title: 'Brass' })
    expect(await operatorBookings.paidAtVenue(reference)).toBe('not_now')
    await credit()
    expect((await it.home()).cashback.total).toBe(2)
  })

  test.each([
    ['nothing', 2, {}, 'void', 0],
    ['what the wallet paid of it', 11, { partial_wallet: true }, 'credited', 10],
  ])('earns %s when nobody was seen for 14 days', async (_, quantity, more, state, total) => {
    const it = await shopper()
    const reference = referenceOf(
      await place(server, it.token, order(it.ticketId, quantity, { ...atThePlace, ...more })),
    )
    await waitsUnseen(it, reference)
    server.clock.move(14 * DAY)
    await credit()
    expect((await it.detail(reference)).earns).toMatchObject([{ state }])
    expect((await it.home()).cashback.total).toBe(total)
  })
})

test('other dates bring what they would have brought, and none where they come to too little', async () => {
  const { accountId, token } = await server.logIn()
  await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 100_000)
  const business_id = await addGivingBusiness(server.database, {
    ...{ vertical: 'rentals', least_paid_minor: 2_000 },
  })
  server.clock.move(new Date('2026-06-01T12:00:00Z').getTime() - server.clock.now().getTime())
  const { slug } = await addRental(server.database, { business_id })
  const reference = referenceOf(
    await rent(server, token, { slug, ...june(10, 13) }, { total: 30, method: 'WALLET' }),
  )
  const { agree, detail } = changing(server, token)
  expect((await detail(reference)).earns).toMatchObject([{ amount: 3, state: 'pending' }])
  const before = (await detail(reference)).earns[0]?.due_at ?? ''
  await server.database.query.updateTable('perk_rule').set({ percent: '50' }).execute()
  expect(await agree(reference, june(11, 16), { method: 'WALLET' })).toMatchObject({ status: 200 })
  const [earning] = (await detail(reference)).earns
  expect(earning).toMatchObject({ amount: 5, state: 'pending' })
  expect(new Date(earning?.due_at ?? '').getTime() - new Date(before).getTime()).toBe(3 * DAY)
  expect(await agree(reference, june(11, 12), { method: 'WALLET' })).toMatchObject({ status: 200 })
  expect((await detail(reference)).earns).toMatchObject([{ state: 'void' }])
  expect(await agree(reference, june(11, 14), { method: 'WALLET' })).toMatchObject({ status: 200 })
  expect((await detail(reference)).earns).toMatchObject([{ amount: 3, state: 'pending' }])
})

test('an operator takes back what is left of what a booking brought, and no more', async () => {
  const it = await shopper({ percent: '50' })
  const reference = await it.book()
  await afterTheVisit()
  await credit()
  const spending = { vertical: 'events', redeem_percent: '20', most_redeem_minor: 1_000 } as const
  await server.database.query
    .insertInto('business_cashback')
    .values({ business_id: it.business_id, ...spending })
    .execute()
  const held = { starts_at: inHours(72), ends_at: inHours(74), business_id: it.business_id }
  const { ticketIds } = await addEvent(server.database, held)
  const spent = order(ticketIds[0] ?? 0, 2, { method: 'WALLET', total: 16 })
  expect(await place(server, it.token, spent)).toMatchObject({ status: 200 })
  const takeBack = () => server.services.perks.parts.operatorEarnings.takeBack(reference)
  expect(await takeBack()).toEqual({ title: 'Brass', currency: 'USD', taken: 600, lost: 400 })
  expect((await it.home()).cashback.total).toBe(0)
  expect((await it.detail(reference)).earns).toMatchObject([{ state: 'reversed' }])
  expect(await takeBack()).toBe('nothing')
})
