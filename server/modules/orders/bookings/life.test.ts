import { beforeAll, describe, expect, test } from 'vitest'
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
const HOUR = 3_600_000
let amira: { accountId: number; token: string }
beforeAll(async () => {
  amira = await server.logIn()
})

/** A ticket for an event that begins in some hours. */
const ticketIn = async (hours: number, more: object = {}) => {
  const starts = server.clock.now().getTime() + hours * HOUR
  const held = { starts_at: new Date(starts), ends_at: new Date(starts + 3 * HOUR) }
  return (await addEvent(server.database, held, { tickets: [more] })).ticketIds[0] ?? 0
}
const cancel = (token: string, unique_booking_id: string, more: object = {}) =>
  server.call('cancel-event-booking', { token, unique_booking_id, ...more })
const bookingOf = async (token: string, unique_booking_id: string) =>
  (await server.call('get-event-booking', { token, unique_booking_id })).body.data
const balanceOf = async (id: number) =>
  (
    await server.database.query
      .selectFrom('wallet')
      .select('balance_minor')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.balance_minor

describe('cancelling', () => {
  test('gives everything back to where it came from, and the tickets to everybody, long before', async () => {
    const { accountId, token } = await server.logIn('Lucía')
    const wallet = await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 1_000)
    const card = await addGiftCard(server.database, accountId, 300)
    const membership = await addMembership(server.database, accountId, { most_uses: 1 })
    const coupon = await addCoupon(server.database, { most_uses: 1 })
    const id = await ticketIn(100, { capacity: 1 })
    const perks = { coupon, membership, gift_card: card.id }
    const body = order(id, 1, { ...perks, method: 'WALLET', total: 4.2 })
    const reference = referenceOf(await place(server, token, body))
    expect(await balanceOf(wallet)).toBe(580)
    expect(await bookingOf(token, reference)).toMatchObject({
      cancellation: {
        ...{ can_cancel: true, refund_percent: 100 },
        refund: [
          { source: 'wallet', amount: 4.2 },
          { source: 'gift_card', amount: 3 },
        ],
      },
    })
    const key = { idempotency_key: newKey() }
    expect((await cancel(token, reference, key)).status).toBe(200)
    expect((await cancel(token, reference, key)).headers['idempotent-replayed']).toBe('true')
    expect((await cancel(token, reference)).body.code).toBe('ALREADY_CANCELLED')
    expect([await balanceOf(wallet), await balanceOf(card.walletId)]).toEqual([1_000, 300])
    expect(await bookingOf(token, reference)).toMatchObject({
      ...{ status: 6, cancel_reason: 'customer' },
      refunds: [
        { source: 'wallet', amount: 4.2, state: 'done' },
        { source: 'gift_card', amount: 3, state: 'done' },
      ],
    })
    expect(await soldOf(server.database, id)).toBe(0)
    const again = await place(server, token, { ...body, idempotency_key: newKey() })
    expect(again.status).toBe(200)
  })

  test.each([
    ['in good time', 49, 1_000],
    ['late', 47, 500],
    ['too late for that', 11, 0],
  ])('%s gives back as was agreed', async (_, hours, back) => {
    const { accountId, token } = await server.logIn()
    const wallet = await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 1_000)
    const coupon = await addCoupon(server.database, { discount_percent: '0' })
    const reference = referenceOf(
      await place(server, token, order(await ticketIn(hours), 1, { method: 'WALLET', coupon })),
    )
    await cancel(token, reference)
    expect(await balanceOf(wallet)).toBe(back)
  })

  test('is not possible any more once it has begun', async () => {
    const reference = referenceOf(await place(server, amira.token, order(await ticketIn(1), 1)))
    server.clock.move(HOUR)
    expect((await cancel(amira.token, reference)).body.code).toBe('UNAVAILABLE')
    server.clock.move(3 * HOUR)
    await server.services.orders.completeEnded()
    expect(await bookingOf(amira.token, reference)).toMatchObject({
      status: 4,
      booking_status_text: 'Completed',
    })
    expect((await cancel(amira.token, reference)).body.code).toBe('UNAVAILABLE')
  })

  test('twenty times at once gives back once', async () => {
    const { accountId, token } = await server.logIn()
    const wallet = await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 1_000)
    const reference = referenceOf(
      await place(server, token, order(await ticketIn(100), 1, { method: 'WALLET' })),
    )
    const answers = await Promise.all([...Array(20)].map(() => cancel(token, reference)))
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
    expect(answers.filter((it) => it.body.code === 'ALREADY_CANCELLED')).toHaveLength(19)
    expect(await balanceOf(wallet)).toBe(1_000)
  })
})

/** A business that takes five off an order, out of people's cashback or points. */
async function addGivingBusiness(kind: 'cashback' | 'bonus'): Promise<number> {
  const { query } = server.database
  const added = query
    .insertInto('business')
    .values({ name: 'Lantern House', slug: `gives-${kind}`, about: '', mark: '/img/mark/1' })
  const { id: business_id } = await added.returning('id').executeTakeFirstOrThrow()
  const of = { business_id, vertical: 'events' } as const
  if (kind === 'cashback') {
    const offer = { ...of, redeem_percent: '50', most_redeem_minor: 500 }
    await query.insertInto('business_cashback').values(offer).execute()
  } else {
    const campaign = { ...of, discount_percent: null, discount_minor: 500 }
    await query.insertInto('bonus_campaign').values(campaign).execute()
  }
  return business_id
}

describe('spending the same thing twice', () => {
  // Each order takes another ticket type, so that nothing but the perk itself is scarce.
  const outcomes = async (token: string, more: object, listing: object = {}) => {
    const starts = server.clock.now().getTime() + 100 * HOUR
    const held = { starts_at: new Date(starts), ends_at: new Date(starts + HOUR) }
    const of = { ...held, ...listing }
    const { ticketIds } = await addEvent(server.database, of, { tickets: [...Array(30)].map(() => ({})) })
    const answers = await Promise.all(ticketIds.map((id) => place(server, token, order(id, 1, more))))
    expect(answers.filter((it) => it.status >= 500)).toEqual([])
    return answers.filter((it) => it.status === 200).length
  }

  test('a wallet pays as often as it covers', async () => {
    const { accountId, token } = await server.logIn()
    const wallet = await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 3_500)
    expect(await outcomes(token, { method: 'WALLET' })).toBe(3)
    expect(await balanceOf(wallet)).toBe(500)
  })

  test('a coupon’s last uses are used once', async () => {
    const coupon = await addCoupon(server.database, { most_uses: 2 })
    expect(await outcomes(amira.token, { coupon, total: 9 })).toBe(2)
    const own = await addCoupon(server.database, { most_uses_per_person: 1 })
    expect(await outcomes(amira.token, { coupon: own, total: 9 })).toBe(1)
  })

  test('so are a membership’s, and a gift card', async () => {
    const membership = await addMembership(server.database, amira.accountId, { most_uses: 2 })
    expect(await outcomes(amira.token, { membership, total: 8 })).toBe(2)
    const card = await addGiftCard(server.database, amira.accountId, 1_000)
    expect(await outcomes(amira.token, { gift_card: card.code, total: 0 })).toBe(1)
    expect(await balanceOf(card.walletId)).toBe(0)
  })

  test('cashback and points pay as often as they cover', async () => {
    const { accountId, token } = await server.logIn()
    for (const [kind, line] of [
      ['cashback', 'cashback'],
      ['bonus', 'bonus_points'],
    ] as const) {
      const business_id = await addGivingBusiness(kind)
      const wallet = await addWallet(server.database, { kind, account_id: accountId, business_id }, 1_250)
      // It takes five off ten. A person who saw that and comes too late is told the new price.
      expect([line, await outcomes(token, { total: 5 }, { business_id })]).toEqual([line, 2])
      expect(await balanceOf(wallet)).toBe(250)
    }
  })
})

test('bookings come in time order, the next one first and past ones after, in pages without a gap', async () => {
  const { token } = await server.logIn('Lister')
  const soon = referenceOf(await place(server, token, order(await ticketIn(2), 1)))
  const sooner = referenceOf(await place(server, token, order(await ticketIn(1), 1)))
  server.clock.move(6 * HOUR)
  const later = referenceOf(await place(server, token, order(await ticketIn(9), 1)))
  const next = referenceOf(await place(server, token, order(await ticketIn(3), 1)))
  for (const name of ['get-bookings', 'get-event-bookings']) {
    const seen: unknown[] = []
    let cursor: unknown
    do {
      const { body } = await server.call(name, { token, limit: 1, cursor })
      seen.push(...(body.data as { unique_booking_id: string }[]).map((it) => it.unique_booking_id))
      cursor = body.next_cursor
    } while (cursor)
    expect(seen).toEqual([next, later, soon, sooner])
  }
  expect((await server.call('get-bookings', { token, cursor: 'x.y' })).status).toBe(200)
})
