import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { changing, payOnline } from '#tests/support/changes.ts'
import { addCoupon, addGiftCard, addWallet, referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent, staysOf } from '#tests/support/rentals.ts'
import { takeElsewhere } from '../calendars/elsewhere.ts'

const server = testApp()
const DAY = 86_400_000
let amira: { accountId: number; token: string }
let noah: { accountId: number; token: string }
let hers: ReturnType<typeof changing>
beforeEach(async () => {
  amira = await server.logIn()
  noah = await server.logIn('Noah')
  hers = changing(server, amira.token)
})

/** A booking of Amira's from the 10th to the 12th of June, for twenty. */
async function booked(more: object = {}, rental: Parameters<typeof addRental>[1] = {}) {
  const { id, slug } = await addRental(server.database, rental)
  const placed = await rent(server, amira.token, { slug, ...june(10, 12) }, { total: 20, ...more })
  return { id, slug, reference: referenceOf(placed) }
}
const walletOf = (amount: number) =>
  addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, amount)
const holds = async (id: number) => {
  const row = server.database.query.selectFrom('wallet').select('balance_minor').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).balance_minor
}
const day = (it: number) => `2026-06-${it}T10:00:00.000Z`

describe('other dates', () => {
  test('that cost the same move what is booked, and nothing else', async () => {
    const { id, reference } = await booked()
    const quote = await hers.quote(reference, june(11, 13))
    expect(quote).toMatchObject({
      ...{ available: true, nearest: [], changes: 0, extra: 0, refund: [] },
      ...{ price: { days: 2, total: 20 }, bill: { total: 20, payable: 20 } },
      cancellation: { full_refund_until: '2026-06-09T10:00:00.000Z' },
    })
    expect(await staysOf(server.database, id)).toMatchObject([{ from: new Date(day(10)) }])
    expect((await hers.agree(reference, june(11, 13))).status).toBe(200)
    expect(await staysOf(server.database, id)).toEqual([
      { from: new Date(day(11)), until: new Date(day(13)), booked: true },
    ])
    expect(await hers.detail(reference)).toMatchObject({
      ...{ start: day(11), end: day(13), total: 20, refunds: [], status: 2, due_at_place: 20 },
      cancellation: { full_refund_until: '2026-06-09T10:00:00.000Z' },
    })
  })

  test('that cost less take it off what is still to be paid', async () => {
    const { reference } = await booked()
    expect(await hers.quote(reference, june(10, 11))).toMatchObject({ refund: [], bill: { total: 10 } })
    await hers.agree(reference, june(10, 11))
    expect(await hers.detail(reference)).toMatchObject({ total: 10, payable: 10, day_count: 1, refunds: [] })
  })

  test('that cost less give back to the wallet what came out of it, and cancelling then the rest', async () => {
    const wallet = await walletOf(5000)
    const { reference } = await booked({ method: 'WALLET' })
    expect(await hers.quote(reference, june(10, 11))).toMatchObject({
      ...{ refund: [{ source: 'wallet', amount: 10 }], wallet_balance: 30 },
    })
    expect((await hers.agree(reference, june(10, 11))).body).toEqual({ success: true })
    expect(await holds(wallet)).toBe(4000)
    await server.call('cancel-rental-booking', { token: amira.token, unique_booking_id: reference })
    expect(await holds(wallet)).toBe(5000)
    expect((await hers.detail(reference)).refunds).toMatchObject([
      { source: 'wallet', amount: 10, state: 'done' },
      { source: 'wallet', amount: 10, state: 'done' },
    ])
  })

  test('that cost less give back to the card what it paid, and cancelling then the rest', async () => {
    const { reference } = await booked({ method: 'Online' })
    expect((await hers.tryQuote(reference, june(10, 11))).body).toMatchObject({
      ...{ code: 'UNAVAILABLE', message: 'Pay for this booking first. Then its dates can be changed.' },
    })
    await payOnline(server, reference)
    expect(await hers.quote(reference, june(10, 11))).toMatchObject({
      refund: [{ source: 'card', amount: 10 }],
    })
    expect((await hers.agree(reference, june(10, 11))).status).toBe(200)
    const { cancellation, due_at_place } = await hers.detail(reference)
    expect([cancellation.refund, due_at_place]).toEqual([[{ source: 'card', amount: 10 }], 0])
    await server.call('cancel-rental-booking', { token: amira.token, unique_booking_id: reference })
    await server.services.orders.parts.online.reconcile()
    expect((await hers.detail(reference)).refunds).toMatchObject([
      { source: 'card', amount: 10, state: 'done' },
      { source: 'card', amount: 10, state: 'done' },
    ])
  })

  test('that cost more are paid out of the wallet, as far as it goes', async () => {
    const wallet = await walletOf(2500)
    const { id, reference } = await booked({ method: 'WALLET' })
    expect(await hers.quote(reference, june(10, 14))).toMatchObject({ extra: 20, wallet_balance: 5 })
    const short = await hers.agree(reference, june(10, 14), { method: 'WALLET' })
    expect(short.body).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/^There is not/) })
    expect(await staysOf(server.database, id)).toMatchObject([{ until: new Date(day(12)) }])
    expect(await holds(wallet)).toBe(500)
  })

  test('that cost more are paid out of the wallet, and that goes back there too', async () => {
    const wallet = await walletOf(5000)
    const { reference } = await booked({ method: 'WALLET' })
    expect((await hers.agree(reference, june(10, 14), { method: 'WALLET' })).status).toBe(200)
    expect(await holds(wallet)).toBe(1000)
    expect(await hers.detail(reference)).toMatchObject({
      ...{ total: 40, wallet_amount: 40, payable: 0, due_at_place: 0 },
      cancellation: { refund: [{ source: 'wallet', amount: 40 }] },
    })
    // What the wallet pays is added to what was to be paid at the place.
    const other = await booked()
    expect((await hers.agree(other.reference, june(10, 13), { method: 'WALLET' })).status).toBe(200)
    expect(await hers.detail(other.reference)).toMatchObject({ wallet_amount: 10, due_at_place: 20 })
  })

  test('that cost more are paid at the place, whatever paid before', async () => {
    const { reference } = await booked({ method: 'Online' })
    await payOnline(server, reference)
    expect((await hers.agree(reference, june(10, 13))).status).toBe(200)
    expect(await hers.detail(reference)).toMatchObject({
      ...{ total: 30, payable: 30, due_at_place: 10, payment_mode: 'Online' },
      cancellation: { refund: [{ source: 'card', amount: 20 }] },
    })
    // With fewer days again, the unpaid part comes off first.
    expect(await hers.quote(reference, june(10, 12))).toMatchObject({ refund: [] })
    expect((await hers.agree(reference, june(10, 11))).status).toBe(200)
    expect(await hers.detail(reference)).toMatchObject({
      ...{ total: 10, due_at_place: 0, refunds: [{ source: 'card', amount: 10 }] },
    })
  })

  test('keep what made it cheaper, by the terms it was agreed with', async () => {
    const coupon = await addCoupon(server.database, { min_subtotal_minor: 2000 })
    const card = await addGiftCard(server.database, amira.accountId, 1000)
    const { reference } = await booked({ coupon, gift_card: card.code, total: 8 })
    expect(await hers.quote(reference, june(10, 14))).toMatchObject({
      bill: { subtotal: 40, total: 26, lines: [{ amount: 4 }, { amount: 10 }] },
    })
    // Below its minimum the coupon takes nothing off, and the gift card pays the rest alone.
    expect(await hers.quote(reference, june(10, 11))).toMatchObject({
      bill: { subtotal: 10, total: 0, lines: [{ code: 'gift_card', amount: 10 }] },
    })
    await hers.agree(reference, june(10, 14))
    const uses = server.database.query.selectFrom('coupon').select('uses').where('code', '=', coupon)
    expect(await uses.executeTakeFirst()).toEqual({ uses: 1 })
    await hers.agree(reference, june(10, 11))
    expect(await holds(card.walletId)).toBe(0)
  })

  test('give back to a gift card what is no longer needed of it', async () => {
    const card = await addGiftCard(server.database, amira.accountId, 2000)
    const { reference } = await booked({ gift_card: card.code, total: 0 })
    expect(await hers.quote(reference, june(10, 11))).toMatchObject({
      refund: [{ source: 'gift_card', amount: 10 }],
    })
    await hers.agree(reference, june(10, 11))
    expect(await holds(card.walletId)).toBe(1000)
  })

  test('are told, and stand in the calendar for other places', async () => {
    const { slug, reference } = await booked()
    await hers.agree(reference, june(14, 16))
    const inbox = await server.call('get-notifications', { token: amira.token })
    expect(inbox.body.data).toMatchObject([
      { kind: 'changed', body: expect.stringContaining('14 Jun') },
      { kind: 'confirmed' },
    ])
    const { body } = await server.app.inject({ method: 'GET', url: `/public/rentals/${slug}.ics` })
    expect(body.match(/^DT(START|END).*/gm)).toEqual(['DTSTART:20260614T100000Z', 'DTEND:20260616T100000Z'])
  })
})

describe('what is in nobody’s way', () => {
  test('is what the booking has itself, and what she holds of it', async () => {
    const { id, slug, reference } = await booked()
    const check = { token: amira.token, slug, ...june(12, 14) }
    expect((await server.call('check-rental-availability', check)).body).toMatchObject({ available: true })
    expect((await hers.agree(reference, june(11, 14))).status).toBe(200)
    expect(await staysOf(server.database, id)).toHaveLength(1)
  })

  test('is not what others have: the nearest dates are said, and nothing happens', async () => {
    const { id, slug, reference } = await booked()
    await rent(server, noah.token, { slug, ...june(12, 14) }, { total: 20 })
    expect(await hers.quote(reference, june(11, 13))).toMatchObject({
      ...{ available: false, nearest: [june(14, 16)] },
    })
    const wanted = { total: 20, changes: 0 }
    expect((await hers.change(reference, june(11, 13), wanted)).body).toMatchObject({
      ...{ code: 'UNAVAILABLE', message: 'Selected rental is not available for the chosen dates.' },
    })
    expect(await staysOf(server.database, id)).toMatchObject([{ from: new Date(day(10)) }, {}])
  })

  test('is not what is let elsewhere; and what another place wanted comes to it', async () => {
    const { id, reference } = await booked()
    const busy = JSON.stringify([
      [day(11), day(13)],
      [day(20), day(22)],
    ])
    const calendar = { listing_id: id, url: 'https://elsewhere.example/a.ics', next_at: server.clock.now() }
    await server.database.query
      .insertInto('rental_calendar')
      .values({ ...calendar, etag: null, last_modified: null, busy, read_at: null })
      .execute()
    await server.database.transaction((tx) => takeElsewhere(tx, id, server.clock.now()))
    expect(await hers.quote(reference, june(20, 22))).toMatchObject({ available: false })
    await hers.agree(reference, june(15, 17))
    expect((await staysOf(server.database, id)).map((it) => [it.from.toISOString(), it.booked])).toEqual([
      [day(11), false],
      [day(15), true],
      [day(20), false],
    ])
  })
})

describe('is refused', () => {
  const refusal = async (reference: string, times = june(11, 13)) => {
    const { body } = await hers.tryQuote(reference, times)
    const changed = await hers.change(reference, times, { total: 20, changes: 0 })
    expect(changed.body.message).toBe(body.message)
    return [body.code, body.message]
  }

  test('the same dates, dates that cannot be, and what is not hers', async () => {
    const { reference } = await booked()
    expect(await refusal(reference, june(10, 12))).toEqual(['UNAVAILABLE', 'These are the dates you have.'])
    expect((await refusal(reference, june(11, 11)))[0]).toBe('UNAVAILABLE')
    const his = changing(server, noah.token)
    expect((await his.tryQuote(reference, june(11, 13))).status).toBe(404)
    expect((await his.change(reference, june(11, 13), { total: 20, changes: 0 })).status).toBe(404)
  })

  test('what has begun, is cancelled, or was confirmed by hand', async () => {
    const { id, slug, reference } = await booked()
    await server.call('cancel-rental-booking', { token: amira.token, unique_booking_id: reference })
    expect((await refusal(reference))[0]).toBe('ALREADY_CANCELLED')
    const terms = { full_refund_hours: 48, part_refund_hours: 12, part_refund_percent: 50 }
    await server.database.query
      .insertInto('booking_terms')
      .values({ listing_id: id, needs_confirmation: true, ...terms })
      .execute()
    const waiting = referenceOf(await rent(server, amira.token, { slug, ...june(10, 12) }, { total: 20 }))
    expect((await hers.agree(waiting, june(11, 13))).status).toBe(200)
    expect(await hers.detail(waiting)).toMatchObject({ status: 1, can_change: true })
    await server.services.orders.parts.operatorBookings.confirm(waiting)
    expect((await hers.tryQuote(waiting, june(12, 14))).body.message).toMatch(/^These dates were confirmed/)
    expect(await hers.detail(waiting)).toMatchObject({ status: 2, can_change: false })
  })

  test('what was not seen: another price, or another change meanwhile', async () => {
    const { reference } = await booked()
    const seen = { total: 20, changes: 0 }
    expect((await hers.change(reference, june(10, 13), seen)).body).toMatchObject({
      ...{ code: 'PRICE_CHANGED', bill: { total: 30 } },
    })
    expect((await hers.change(reference, june(11, 13), seen)).status).toBe(200)
    expect((await hers.change(reference, june(12, 14), seen)).body).toMatchObject({
      ...{ code: 'UNAVAILABLE', message: 'This booking was changed meanwhile. Look at it again.' },
    })
  })

  test('less, once cancelling no longer gives all back; and what costs as much buys no refund', async () => {
    const { slug, reference } = await booked()
    const now = server.clock.now().getTime()
    server.clock.move(Date.parse('2026-06-09T12:00:00Z') - now)
    expect((await hers.tryQuote(reference, june(11, 12))).body.message).toMatch(/^It is too late/)
    expect(await hers.quote(reference, june(20, 22))).toMatchObject({
      cancellation: { full_refund_until: '2026-06-08T10:00:00.000Z' },
    })
    await hers.agree(reference, june(20, 22))
    expect((await hers.detail(reference)).cancellation).toMatchObject({ refund_percent: 50 })
    server.clock.move(12 * DAY)
    expect((await hers.tryQuote(reference, june(25, 27))).body).toMatchObject({
      message: 'The dates of this booking can no longer be changed.',
    })
    expect(slug).not.toBe('')
    server.clock.move(now - server.clock.now().getTime())
  })
})
